#!/bin/sh
# Writes what nginx includes of a build: nginx-files.sh dist /etc/nginx
#   shells.map     address → file of its shell, for `map`
#   security.conf  headers of every page
set -eu
dist=$1
out=$2
sed -nE 's#^(/[^ *]*) (/shells/[^ ]+) 200$#\1 \2;#p' "$dist/_redirects" |
  sed -E 's#:[A-Za-z]+#[^/]+#g; s#^([^ ]+)#~^\1$#' >"$out/shells.map"
sed -nE '2,/^\/assets/s#^  ([A-Za-z-]+): (.+)$#add_header \1 "\2" always;#p' "$dist/_headers" >"$out/security.conf"
for file in shells.map security.conf; do
  [ -s "$out/$file" ] || { echo "$dist is no build: nothing for $file" >&2; exit 1; }
done
