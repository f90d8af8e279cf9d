import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'

/** False where PgBouncer is not installed. */
export const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0

/** A PgBouncer in transaction mode before the database at `url`, with its own default settings otherwise. */
export async function openPgBouncer(
  url: string,
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const { hostname, port, username, password, pathname } = new URL(url)
  const folder = mkdtempSync('/tmp/baqala-pgbouncer-')
  chmodSync(folder, 0o777)
  const listens = await freePort()
  const name = pathname.slice(1)
  const server = `host=${hostname} port=${port} dbname=${name} user=${username}${password && ` password=${password}`}`
  const settings = [
    ...['[databases]', `${name} = ${server}`, '[pgbouncer]', 'pool_mode = transaction', 'auth_type = any'],
    ...['listen_addr = 127.0.0.1', `listen_port = ${listens}`, 'unix_socket_dir =', 'default_pool_size = 4'],
  ]
  const file = path.join(folder, 'pgbouncer.ini')
  writeFileSync(file, settings.join('\n'))
  // It refuses to be root's.
  const asUser = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn('pgbouncer', [...asUser, file], { stdio: 'ignore' })
  for (let tries = 0; tries < 100 && !(await answers(listens)); tries += 1) await sleep(50)
  const pooled = new URL(url)
  pooled.hostname = '127.0.0.1'
  pooled.port = String(listens)
  return {
    url: pooled.href,
    async stop() {
      child.kill('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.destroy() !== undefined))
    socket.on('error', () => resolve(false))
  })
}
