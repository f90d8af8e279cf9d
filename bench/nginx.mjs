import { execFileSync, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Starts nginx with the configuration of deploy/, with this machine's ports and a certificate made in `folder`. */
export async function startNginx({ folder, port, shopPorts }) {
  const at = (file) => path.join(folder, file)
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'],
      ...['-keyout', at('privkey.pem'), '-out', at('fullchain.pem')],
    ],
    { stdio: 'ignore' },
  )
  const read = (file) => readFileSync(path.resolve(import.meta.dirname, '../deploy', file), 'utf8')
  const shop = (read('upstream.conf') + read('nginx.conf'))
    .replace('127.0.0.1:3001', `127.0.0.1:${shopPorts[0]}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${shopPorts[1]}`)
    .replaceAll('${SHOP_DOMAIN}', 'localhost')
    .replaceAll('/etc/nginx/tls', folder)
    .replaceAll('/var/log/nginx/access.log', at('access.log'))
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80 ', `listen 127.0.0.1:${port + 9} `)
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
  writeFileSync(at('shop.conf'), shop)
  writeFileSync(
    at('nginx.conf'),
    `daemon off; pid ${at('pid')}; error_log ${at('error.log')}; worker_processes 1; events { worker_connections 1024; }
     http { client_body_temp_path ${at('body')}; proxy_temp_path ${at('proxy')}; fastcgi_temp_path ${at('f')};
     uwsgi_temp_path ${at('u')}; scgi_temp_path ${at('s')}; include ${at('shop.conf')}; }`,
  )
  const nginx = spawn('nginx', ['-c', at('nginx.conf')], { stdio: ['ignore', 'ignore', 'inherit'] })
  for (let tries = 0; ; tries += 1) {
    const answer = await fetch(`https://127.0.0.1:${port}/api/v1/brands`).catch(() => undefined)
    if (answer?.ok) return nginx
    if (tries === 100) throw new Error(`nginx did not start: ${readFileSync(at('error.log'), 'utf8')}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
