#!/usr/bin/env bash
# Starts an image of the shop without an engine: its own command and environment, a read-only root, a file system in memory
# on /tmp, user 1000. Checks the answers, that nothing can be written, and that SIGTERM ends it with 0. Needs root and buildah.
#
#   deploy/try-image.sh IMAGE [PORT]
set -euo pipefail
image=$1 port=${2:-3000}
buildah() { command buildah --storage-driver "${STORAGE_DRIVER:-vfs}" "$@"; }
setting() { # NAME: lines of a list in the image's configuration
  buildah inspect --type image "$image" | node -e "
    const {OCIv1, Docker} = JSON.parse(require('fs').readFileSync(0, 'utf8'))
    for (const line of (Docker?.config ?? OCIv1.config)['$1'] ?? []) console.log(line)"
}
fail() { echo "$1" >&2; exit 1; }
status() { curl --silent --output /dev/null --write-out '%{http_code}' "http://localhost:$port$1" || true; }

container=$(buildah from --pull-never "$image")
root=$(mktemp --directory)
pid=
end() {
  [ -z "$pid" ] || kill -KILL "$pid" 2>/dev/null || true
  for folder in proc dev tmp .; do umount "$root/$folder" 2>/dev/null || true; done
  buildah rm "$container" >/dev/null
  rmdir "$root"
}
trap end EXIT
files=$(buildah mount "$container")
mount --bind "$files" "$root"
mount -o remount,ro,bind "$root"
mount -t tmpfs tmpfs "$root/tmp"
mount --bind /dev "$root/dev"
mount -t proc proc "$root/proc"
mapfile -t variables < <(setting Env)
mapfile -t command < <(setting Cmd)
inside() { exec chroot --userspec=1000:1000 "$root" env --ignore-environment "${variables[@]}" PORT="$port" "$@"; }

(inside WEB_CONCURRENCY=1 WARM_UP_MS=0 sh -c 'cd /shop && exec "$@"' sh "${command[@]}") &
pid=$!
for _ in $(seq 240); do
  [ "$(status /readyz)" = 200 ] && break
  kill -0 "$pid" 2>/dev/null || fail 'The program ended.'
  sleep 0.5
done
[ "$(status /readyz)" = 200 ] || fail 'The program is not ready.'
id=$(cat "$files/shop/build/bundle-id")
[ "$(status "/mobify/bundle/$id/main.js")" = 200 ] || fail 'There are no files for browsers.'
(inside sh -c 'touch /shop/file /shop/build/file' 2>/dev/null) && fail 'The file system can be written.'
(inside sh -c 'touch /tmp/file && test "$(id -u)" = 1000') || fail 'There is no /tmp, or the user is another one.'
test -s "$files/usr/local/share/sbom/shop.cdx.json" || fail 'There is no list of packages.'
kill -TERM "$pid"
code=0
wait "$pid" || code=$?
pid=
[ "$code" = 0 ] || fail "The program ended with $code."
du --summarize --human-readable --one-file-system "$files" | sed 's/\t.*/ in all/'
echo "$image starts, answers and stops."
