#!/usr/bin/env bash
# Builds the images of deploy/Containerfile and starts them: alone (deploy/try-image.sh) and with all of deploy/compose.yaml
# (deploy/try-compose.mjs). A step of `npm run test:full`. Needs root and Debian with the packages of
# scripts/lib/servers.cjs.
#
#   scripts/deploy/try-containers.sh [PORT]
#
# BASE is the image with Node. Without it, and for Varnish and Valkey when their images are not there, images are made from
# Debian's packages and this machine's Node, because a test may reach no registry of images. PORT and the next two are used.
set -euo pipefail
cd "$(dirname "$0")/../.."
port=${1:-3330}
fail() { echo "$1" >&2; exit 1; }
[ "$(id -u)" = 0 ] || fail 'Containers need root.'
STORAGE_DRIVER=$(podman info --format '{{.Store.GraphDriverName}}')
export STORAGE_DRIVER
present() { buildah inspect --type image "$1" >/dev/null 2>&1; }
# No engine: layers are built in a changed root, with the network of this machine.
build() { buildah build --layers --format docker --isolation chroot --network host "$@"; }

files=
trap '[ -z "$files" ] || rm -rf "$files"' EXIT
fill() { # what the trial's Containerfile copies
  [ -z "$files" ] || return 0
  files=$(mktemp --directory)
  # shellcheck source=/dev/null
  mmdebstrap --quiet --variant=minbase --include=ca-certificates,libstdc++6 \
    "$(. /etc/os-release && echo "$VERSION_CODENAME")" "$files/root.tar" http://deb.debian.org/debian
  cp "$(readlink -f "$(command -v node)")" "$files/node"
  cp -r "$(npm root --global)/npm" "$files/npm"
  cp /etc/ssl/certs/ca-certificates.crt "$files/"
  echo 'cafile=/etc/ssl/certs/ca-certificates.crt' >"$files/npmrc"
}
make() { # TARGET TAG
  present "$2" && return
  fill
  build --file scripts/deploy/trial/Containerfile --target "$1" --tag "$2" "$files"
}

base=${BASE:-localhost/storefront-trial-base}
[ -n "${BASE:-}" ] || make base "$base"
make varnish docker.io/library/varnish:7
make valkey docker.io/valkey/valkey:8
build --build-arg BASE="$base" --build-arg REVISION="$(git rev-parse HEAD)" \
  --file deploy/Containerfile --target shop --tag storefront .
build --build-arg BASE="$base" --file deploy/Containerfile --target sandbox --tag storefront-sandbox .
deploy/try-image.sh storefront "$((port + 2))"
node deploy/try-compose.mjs "$port"
