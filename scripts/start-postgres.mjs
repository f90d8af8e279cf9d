/**
 * Starts a PostgreSQL server for the tests: the one at TEST_DATABASE_URL, or a throwaway one from installed programs, or from
 * those of npm. As a command it runs the server until Ctrl-C.
 */
import { spawn, spawnSync } from 'node:child_process'
import { appendFileSync, chownSync, cpSync, existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../server/test/free-port.ts'
import { findPostgres, versionOf } from './find-postgres.mjs'

// A database of locale C takes no Arabic character for a letter. Some systems have no C.UTF-8.
const LOCALES = ['C.UTF-8', 'en_US.UTF-8']

const MEMORY = '/dev/shm'
const ENOUGH_MEMORY_BYTES = 2 * 1024 ** 3

/** How much a server of ours keeps, and the settings that say so. */
const SURVIVES = {
  nothing: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
  // A killed server loses nothing that it has written to the kernel.
  'a crash': ['fsync=off'],
  // PostgreSQL's defaults, as shops run it: for benchmarks.
  'a power cut': [],
}

/**
 * Returns the `url` of a superuser and the database `postgres`. `survives` a crash: starts a
 * server of its own even where TEST_DATABASE_URL names one. Throws NoPostgres if no programs are found.
 */
export async function startPostgres({ survives = 'nothing' } = {}) {
  const { TEST_DATABASE_URL: given } = process.env
  if (given && survives !== 'a crash') return { url: given, version: 'as given', stop: async () => undefined }
  const found = await findPostgres()
  const owner = chooseOwner()
  // A temporary folder of root may not be readable by another user.
  const folder = makeFolder(owner === undefined ? os.tmpdir() : '/tmp', owner)
  const data = (survives === 'nothing' && makeFolderInMemory(owner)) || path.join(folder, 'data')
  const running = new Set()
  const remove = () => {
    for (const made of [folder, data]) rmSync(made, { recursive: true, force: true, maxRetries: 10 })
  }
  atExit(() => {
    for (const server of running) server.kill('SIGQUIT')
    remove()
  })

  const bin = readableFor(owner, found, folder)
  const as = { cwd: folder, env: { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' }, ...owner }
  makeCluster(path.join(bin, 'initdb'), data, as)
  const settings = [`unix_socket_directories=${folder}`, ...SURVIVES[survives]]
  const run = (cluster) => runServer(path.join(bin, 'postgres'), cluster, settings, as, running)
  const primary = await run(data)
  return {
    ...primary,
    version: versionOf(bin),
    /** Starts a server that stands by: it follows this one by streaming replication, and takes no writes until it is promoted. */
    async standBy() {
      const copy = path.join(folder, 'standby')
      // A copy of a server that is stopped needs no pg_basebackup, which not every installation has.
      await primary.stop()
      copyToFollow(primary.url, data, copy, as)
      await primary.restart()
      return run(copy)
    },
    /** Fast shutdown, which closes open connections. */
    async stop() {
      await primary.stop()
      remove()
    },
  }
}

function atExit(cleanUp) {
  process.once('exit', cleanUp)
  for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }))
    process.once(signal, () => process.exit(code))
}

/** PostgreSQL refuses to run as root, so root runs it as the user postgres or nobody. */
function chooseOwner() {
  if (process.getuid?.() !== 0) return undefined
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, user], { encoding: 'utf8' }))
    if (uid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  }
  throw new Error('PostgreSQL refuses to run as root, and there is neither a user postgres nor nobody.')
}

function makeFolder(where, owner) {
  const folder = mkdtempSync(path.join(where, 'baqala-postgres-'))
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid)
  return folder
}

/**
 * A folder on Linux's file system in memory: each test file makes a database of 300 files and drops it, which on a disk took a
 * tenth of the tests' processor time. Undefined where there is none, where it may not be written, or too little room, as in most
 * containers.
 */
function makeFolderInMemory(owner) {
  if (!existsSync(MEMORY)) return undefined
  const { bavail, bsize } = statfsSync(MEMORY)
  if (Math.min(bavail * bsize, process.availableMemory()) < ENOUGH_MEMORY_BYTES) return undefined
  try {
    return makeFolder(MEMORY, owner)
  } catch {
    return undefined
  }
}

/** Copies the programs beside the data if the other user cannot read them, as in root's home. */
function readableFor(owner, bin, folder) {
  if (owner === undefined || spawnSync(path.join(bin, 'postgres'), ['--version'], owner).status === 0) return bin
  cpSync(path.dirname(bin), path.join(folder, 'programs'), { recursive: true, verbatimSymlinks: true })
  return path.join(folder, 'programs', 'bin')
}

function makeCluster(program, data, as) {
  const options = ['-D', data, '-U', 'baqala', '--auth=trust', '--encoding=UTF8', '--no-sync']
  let why
  for (const locale of LOCALES) {
    const made = spawnSync(program, [...options, `--locale=${locale}`], { ...as, encoding: 'utf8' })
    if (made.status === 0) return
    why ??= made.error?.message ?? made.stderr
  }
  throw new Error(`initdb failed: ${why}`)
}

function copyToFollow(url, data, copy, as) {
  const copied = spawnSync('cp', ['-a', data, copy], { ...as, encoding: 'utf8' })
  if (copied.status !== 0) throw new Error(`The data could not be copied: ${copied.stderr}`)
  const { hostname, port } = new URL(url)
  const follow = `primary_conninfo = 'host=${hostname} port=${port} user=baqala'`
  appendFileSync(path.join(copy, 'postgresql.auto.conf'), `${follow}\n`)
  writeFileSync(path.join(copy, 'standby.signal'), '')
}

/** Runs a server on a cluster's data, and adds it to those `running`. */
async function runServer(program, data, settings, as, running) {
  const port = await freePort()
  const where = ['listen_addresses=127.0.0.1', `port=${port}`, 'max_connections=200']
  const flags = [...where, ...settings].flatMap((setting) => ['-c', setting])
  let server
  let ended
  async function start() {
    server = spawn(program, ['-D', data, ...flags], { ...as, stdio: ['ignore', 'ignore', 'pipe'] })
    running.add(server)
    ended = new Promise((resolve) => server.once('close', resolve))
    await isReady(server, ended)
  }
  async function end(signal) {
    server.kill(signal)
    await ended
    running.delete(server)
  }
  await start()
  return {
    url: `postgres://baqala@127.0.0.1:${port}/postgres`,
    /** Another one after a restart. */
    pid: () => server.pid,
    /** Kills the server, as the kernel does when memory runs out. */
    crash: () => end('SIGKILL'),
    /** Retries, because the killed server's processes hold its files for a moment. */
    async restart() {
      for (let attempt = 1; attempt < 50; attempt += 1) {
        const isUp = await start().then(
          () => true,
          () => false,
        )
        if (isUp) return
        await sleep(100)
      }
      await start()
    },
    stop: () => end('SIGINT'),
  }
}

async function isReady(server, ended) {
  let log = ''
  const ready = new Promise((resolve) => {
    server.stderr.on('data', (chunk) => {
      log = (log + chunk).slice(-10_000)
      // A standby says "read-only connections".
      if (/ready to accept (read-only )?connections/.test(log)) resolve(true)
    })
  })
  const isUp = await Promise.race([ready, ended.then(() => false)])
  if (!isUp) throw new Error(`PostgreSQL did not start:\n${log}`)
}

if (process.argv[1] === import.meta.filename) {
  const postgres = await startPostgres()
  process.stdout.write(`PostgreSQL ${postgres.version}: ${postgres.url}\n`)
}
