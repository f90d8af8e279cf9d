#!/bin/sh
# Moves the shop to another version, or back to the one before.
#
#   sudo /opt/baqala/repository/deploy/upgrade.sh           to what is checked out in /opt/baqala/repository
#   sudo /opt/baqala/repository/deploy/upgrade.sh --back    to the release before
#
# Each version has a folder of its own in /opt/baqala/releases; it is built beside them while the shop runs from another one.
# `current` is a link to the one that runs, `previous` to the one before. The processes are restarted in turn; if the first does
# not become ready, it goes back to where it was, and the other one has never stopped.
set -eu
# The shop's own user reads what root builds.
umask 022

home=${BAQALA_HOME:-/opt/baqala}
processes=${BAQALA_PROCESSES:-baqala@3001 baqala@3002}
keep=3

main() {
  test -w "$home" || fail "Run this with sudo: $home cannot be written."
  # Two at once would move the same links.
  exec 9> "$home/upgrade.lock"
  flock --nonblock 9 || fail "Another upgrade is under way."
  case "${1:-}" in
    '') upgrade ;;
    --back) go_back ;;
    *) fail "usage: upgrade.sh [--back]" ;;
  esac
}

upgrade() {
  # Uncommitted changes, of shop.config.ts for example, would be left behind in silence.
  test -z "$(git -C "$home/repository" status --porcelain --untracked-files=no)" ||
    fail "$home/repository has changes that are not committed. Commit them there first."
  version=$(git -C "$home/repository" describe --tags --always)
  release=$home/releases/$version
  test -d "$release" || build "$version" "$release"
  move_to "$release"
  delete_old
}

build() {
  # A build that was interrupted leaves its folder, and for a moment programs that still write into it.
  rm -rf "$home"/building.* 2> /dev/null || true
  mkdir -p "$home/releases"
  building=$(mktemp -d "$home/building.XXXXXX")
  chmod 755 "$building"
  git -C "$home/repository" archive HEAD | tar -x -C "$building"
  (cd "$building" && node scripts/run.mjs scripts/build-and-weigh.mjs) || {
    rm -rf "$building"
    fail "$1 could not be built. Nothing was changed. A build that was killed needs more memory: 1 GB free."
  }
  # baqala_build_info tells it.
  echo "$1" > "$building/VERSION"
  mv "$building" "$2"
}

go_back() {
  test -e "$home/previous" || fail "There is no release before this one in $home/releases."
  move_to "$(readlink "$home/previous")"
}

move_to() {
  before=$(readlink "$home/current" || true)
  if [ "$before" = "$1" ]; then
    echo "The shop runs ${1##*/} already."
    return
  fi
  # Interrupted from here on, it would leave one process at this release and one at the release before.
  trap '' INT HUP TERM
  point current "$1"
  # The first installation starts the processes by hand.
  if [ -n "$before" ]; then
    restart_all "$before"
    point previous "$before"
  fi
  echo "The shop runs ${1##*/}${before:+; --back returns to ${before##*/}}."
}

restart_all() {
  for process in $processes; do
    systemctl restart "$process" && continue
    point current "$1"
    for each in $processes; do
      systemctl restart "$each" || echo "$each does not become ready there either." >&2
      [ "$each" = "$process" ] && break
    done
    fail "$process did not become ready: journalctl -u $process. The shop runs ${1##*/} again."
  done
}

# Replaces a link in one step, so that it always leads somewhere.
point() {
  ln -sfn "$2" "$home/$1.new"
  mv -T "$home/$1.new" "$home/$1"
}

# The newest few stay, and those that are in use.
delete_old() {
  # shellcheck disable=SC2012 # Their names are git's.
  ls -1t "$home/releases" | tail -n "+$((keep + 1))" | while read -r name; do
    case "$home/releases/$name" in
      "$(readlink "$home/current")" | "$(readlink "$home/previous" || true)") ;;
      *) rm -rf "$home/releases/${name:?}" ;;
    esac
  done
}

fail() {
  echo "$1" >&2
  exit 1
}

main "$@"
