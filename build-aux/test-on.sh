#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Usage: test-on.sh [--keep FOLDER] bookworm|trixie|sid [ARGUMENT...]
#
# Makes a bare Debian of that name in a folder, clones the commit that is checked out into it, and
# runs a command of the README there, as an ordinary user who may use sudo. The ARGUMENTs choose it:
#   test [ARGUMENT...]   the tests; also if there is no ARGUMENT
#   run [FILE...]        what "Play" says; without a display a match in words
#   install              what "Install" says
#   package              the Debian packages, with their tests
#   COMMAND ARGUMENT...  any other command, at the top of the clone
# Takes mmdebstrap, and root or sudo. Nothing stays behind, also if it is interrupted; with --keep
# the Debian stays in FOLDER with all that was built there, and the next call goes on in it.
set -eu

user=player

# The README's commands in the section of this name.
section () {
  sed -n "/^## $1\$/,/^## /{/^\`\`\`sh\$/,/^\`\`\`\$/{/^\`\`\`/!p}}" README.md
}
# The mirror that this machine's own apt uses for Debian, or else the public one.
mirror () {
  apt-get indextargets --format '$(REPO_URI)' 'Origin: Debian' 'Label: Debian' 2>/dev/null |
    grep . | head -n 1 || echo http://deb.debian.org/debian
}
# What this machine's own apt does to reach its mirror: proxies, and which dates it checks.
reach () {
  apt-config dump --no-empty 2>/dev/null | grep -E '^Acquire::(https?|Check-|Retries)' || true
}

# Second half, as root, among mounts and processes that vanish with it.
inside () { # FOLDER SUITE BUNDLE SCRIPT ARGUMENT...
  system=$1 suite=$2 bundle=$3 script=$4
  shift 4
  if [ ! -d "$system/home/$user" ]; then
    reach >"$bundle.apt"
    mmdebstrap --quiet --mode=root --variant=apt --include=ca-certificates,sudo,git,adduser \
      --aptopt="$bundle.apt" "$suite" "$system" "$(mirror)"
    cp "$bundle.apt" "$system/etc/apt/apt.conf.d/99reach"
    printf '#!/bin/sh\nexit 101\n' >"$system/usr/sbin/policy-rc.d" # no service starts here
    chmod 755 "$system/usr/sbin/policy-rc.d"
    chroot "$system" useradd --create-home --shell /bin/bash "$user"
    echo "$user ALL=(ALL) NOPASSWD: ALL" >"$system/etc/sudoers.d/$user"
  fi
  cp -L /etc/resolv.conf /etc/hosts "$system/etc/"
  mount -t proc proc "$system/proc"
  mount --rbind /sys "$system/sys"
  mount --rbind /dev "$system/dev"
  mount -t tmpfs -o mode=1777 tmpfs "$system/dev/shm" # the screens of the tests lie there
  cp "$bundle" "$system/home/$user/checkout.bundle"
  as_user () {
    chroot --userspec="$user:$user" "$system" env -i HOME="/home/$user" USER="$user" LANG=C.UTF-8 \
      PATH=/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games "$@"
  }
  as_user sh -ec 'cd
    [ -d speelveld ] || git init -q -b main speelveld
    cd speelveld
    git fetch -q ../checkout.bundle HEAD
    git reset -q --hard FETCH_HEAD'
  as_user sh -ec "cd ~/speelveld
$script" sh "$@"
}

if [ "${1:-}" = --inside ]; then
  shift
  inside "$@"
  exit
fi

usage () {
  sed -n 's/^# Usage/usage/p' "$0" >&2
  exit 2
}
keep=
if [ "${1:-}" = --keep ]; then
  [ $# -ge 2 ] || usage
  mkdir -p "$2"
  keep=$(cd "$2" && pwd)
  shift 2
fi
case ${1:-} in
  bookworm | trixie | sid) suite=$1 ;;
  *) usage ;;
esac
shift
[ $# -gt 0 ] || set -- test
cd "$(dirname "$0")/.."
case $1 in
  test) shift; script="$(section Test) \"\$@\"" ;;
  run) shift; script="$(section Play) \"\$@\"" ;;
  install) shift; script=$(section Install) ;;
  package)
    shift
    script='sudo apt-get -qq update
      sudo apt-get -qq -y --no-install-recommends build-dep ./
      dpkg-buildpackage -b -us -uc "$@"'
    ;;
  *) script='"$@"' ;;
esac

as_root=
[ "$(id -u)" -eq 0 ] || as_root=sudo
command -v mmdebstrap >/dev/null || { echo "test-on.sh: please install mmdebstrap" >&2; exit 1; }
scratch=$(mktemp -d)
system=${keep:-$scratch/system}
child=
clean_up () {
  status=$?
  trap - EXIT INT TERM HUP
  if [ -n "$child" ]; then
    kill "$child" 2>/dev/null || true
    wait "$child" 2>/dev/null || true
  fi
  $as_root rm -rf "$scratch"
  exit "$status"
}
trap clean_up EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

git bundle create -q "$scratch/checkout.bundle" HEAD
$as_root unshare --mount --pid --fork --kill-child --mount-proc \
  sh build-aux/test-on.sh --inside "$system" "$suite" "$scratch/checkout.bundle" "$script" "$@" &
child=$!
status=0
wait "$child" || status=$?
child=
exit "$status"
