#!/bin/sh
# The shopkeeper's command line, as /usr/local/bin/baqala: runs as the shop's own user, who alone may read its settings and
# speak to its database. The books name who called it: sudo would pass on root or baqala.
exec sudo -u baqala env \
  "PATH=/opt/baqala/current/.cache/node/node_modules/.bin:$PATH" \
  "SUDO_USER=${SUDO_USER:-$(id -un)}" \
  NODE_ENV=production DATA_DIR=/var/lib/baqala \
  node --env-file=/etc/baqala.env /opt/baqala/current/server/src/operator/shop.ts "$@"
