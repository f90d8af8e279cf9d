import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export interface NginxOptions {
  /** Takes the certificate, the configuration, access.log and error.log. */
  readonly folder: string
  readonly httpPort: number
  readonly httpsPort: number
  readonly shopPorts: readonly [number, number]
  readonly domain: string
}

/** Whether this machine has what startNginx() runs. */
export function hasNginx(): boolean {
  return [['nginx', '-v'] as const, ['openssl', 'version'] as const].every(
    ([program, word]) => spawnSync(program, [word]).status === 0,
  )
}

/** Starts nginx with the configuration of deploy/, at ports of its own, with a certificate made in `folder`. */
export async function startNginx(options: NginxOptions): Promise<ChildProcess> {
  const at = (file: string) => path.join(options.folder, file)
  makeCertificate(at)
  writeFileSync(at('shop.conf'), configure(options, at))
  // As root, workers would run as nobody, who cannot read the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  writeFileSync(
    at('nginx.conf'),
    `daemon off; ${user} pid ${at('pid')}; error_log ${at('start.log')}; worker_processes 1; events { worker_connections 1024; }
     http { client_body_temp_path ${at('body')}; proxy_temp_path ${at('proxy')}; fastcgi_temp_path ${at('f')};
     uwsgi_temp_path ${at('u')}; scgi_temp_path ${at('s')}; include ${at('shop.conf')}; }`,
  )
  const nginx = spawn('nginx', ['-e', at('start.log'), '-c', at('nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let tries = 0; !(await listens(options.httpsPort)); tries += 1) {
    if (tries === 600 || nginx.exitCode !== null)
      throw new Error(`nginx did not start: ${readFileSync(at('start.log'), 'utf8')}`)
    await sleep(50)
  }
  return nginx
}

function makeCertificate(at: (file: string) => string): void {
  const shape = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost']
  execFileSync('openssl', [...shape, '-keyout', at('privkey.pem'), '-out', at('fullchain.pem')], { stdio: 'ignore' })
}

function configure({ folder, httpPort, httpsPort, shopPorts, domain }: NginxOptions, at: (file: string) => string) {
  const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../../../deploy', file), 'utf8')
  return (read('upstream.conf') + read('nginx.conf'))
    .replace('127.0.0.1:3001', `127.0.0.1:${shopPorts[0]}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${shopPorts[1]}`)
    .replaceAll('${SHOP_DOMAIN}', domain)
    .replaceAll('/etc/nginx/tls', folder)
    .replaceAll(/\/var\/log\/nginx\/(\w+\.log)/g, (_, file: string) => at(file))
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80 ', `listen 127.0.0.1:${httpPort} `)
    .replace('listen 443 ssl', `listen 127.0.0.1:${httpsPort} ssl`)
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const isOpen = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'close').then(() => false),
  ]).catch(() => false)
  socket.destroy()
  return isOpen
}
