import { fork, spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connect } from '../src/db/connect.ts'
import type { DatabaseSettings } from '../src/db/connection.ts'
import { serveEmbedded } from '../src/db/embedded/embedded-server.ts'
import type { Db } from '../src/db/rows.ts'
import { childEnvironment, shortLived } from './child-environment.ts'
import { newMigratedDatabaseOnServer } from './database-on-server.ts'
import { openEmbedded } from './test-database.ts'
import type { WarmCommand } from './warm-baqala.ts'

const TOOL = path.resolve(import.meta.dirname, '../src/operator/shop.ts')
const WARM = path.resolve(import.meta.dirname, 'warm-baqala.ts')

/** A database that child processes can open: a folder, or (TEST_DB=postgres) a database on the server. */
export interface ShopOfItsOwn {
  /** A folder for files of the test. */
  readonly folder: string
  readonly settings: Record<string, string>
  /** Runs `work` with the database, which in a shop that is closed is open for that long only. */
  inside<Result>(work: (db: Db) => Promise<Result>): Promise<Result>
  /** Runs `baqala …` with the settings of this shop. */
  baqala(...words: string[]): Promise<Ended>
  remove(): Promise<void>
}

export interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** A shop whose database is closed, so that each command or process opens it. */
export async function aShopOfItsOwn(): Promise<ShopOfItsOwn> {
  const { database, ...shop } = await aPlace()
  if (database.folder !== undefined) await (await openEmbedded('migrated', database.folder)).close()
  return {
    ...shop,
    async inside(work) {
      const connection = await connect(database)
      try {
        return await work(connection.db)
      } finally {
        await connection.close()
      }
    },
  }
}

/**
 * A shop whose database is open and lent to commands, as by a running shop: opening the embedded one takes longer than most
 * commands.
 */
export async function anOpenShop(): Promise<ShopOfItsOwn> {
  const { database, ...shop } = await aPlace()
  const { folder } = database
  const connection = await (folder === undefined ? connect(database) : openEmbedded('migrated', folder))
  const lent = folder === undefined ? undefined : await serveEmbedded(connection.db, folder)
  return {
    ...shop,
    inside: (work) => work(connection.db),
    async remove() {
      await lent?.close()
      await connection.close()
      await shop.remove()
    },
  }
}

async function aPlace() {
  const folder = await mkdtemp(path.join(tmpdir(), 'baqala-shop-'))
  const server = process.env.TEST_DB === 'postgres' ? await newMigratedDatabaseOnServer() : undefined
  const data = path.join(folder, 'data')
  const database: DatabaseSettings =
    server === undefined ? { folder: data, poolSize: 1 } : { url: server.url, poolSize: 4 }
  const settings: Record<string, string> = server === undefined ? { DATA_DIR: data } : { DATABASE_URL: server.url }
  return {
    folder,
    settings,
    database,
    baqala: (...words: string[]) => runBaqala(words, settings, folder),
    async remove() {
      await server?.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

let warm: ChildProcess | undefined
let last: Promise<unknown> = Promise.resolve()

/** Runs a command, after the one before, in a process that has the program loaded. */
export function runBaqala(words: string[], settings: Record<string, string>, cwd: string): Promise<Ended> {
  const env = { ...childEnvironment, NODE_ENV: 'test', ...settings }
  const ended = last.then(() => askWarm({ words, env, cwd }))
  last = ended.catch(() => undefined)
  return ended
}

function askWarm(command: WarmCommand): Promise<Ended> {
  warm ??= startWarm()
  const { promise, resolve, reject } = Promise.withResolvers<Ended>()
  const fail = () => {
    warm = undefined
    reject(new Error(`baqala ${command.words.join(' ')} ended its process.`))
  }
  warm.once('exit', fail)
  warm.once('message', (ended) => {
    warm?.off('exit', fail)
    // It is what warm-baqala.ts sends.
    resolve(ended as Ended)
  })
  warm.send(command)
  return promise
}

/** It ends with the tests: nothing here waits for it, and without its parent it exits. */
function startWarm(): ChildProcess {
  const child = fork(WARM, { env: childEnvironment, execArgv: shortLived, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  child.unref()
  child.channel?.unref()
  return child
}

interface SpawnOptions {
  /** An open file for the command's results instead of `out`. */
  readonly stdout?: number | undefined
  readonly nodeOptions?: readonly string[] | undefined
}

/** Runs a command in a process of its own, as a shell does. */
export function spawnBaqala(
  words: string[],
  settings: Record<string, string>,
  cwd: string,
  { stdout, nodeOptions }: SpawnOptions = {},
): Promise<Ended> {
  return startBaqala(words, settings, cwd, { stdout, nodeOptions }).ended
}

/** Starts a command that goes on until it is ended. */
export function startBaqala(
  words: string[],
  settings: Record<string, string>,
  cwd: string,
  { stdout, nodeOptions = [] }: SpawnOptions = {},
) {
  const env = { ...childEnvironment, NODE_ENV: 'test', ...settings }
  const child = spawn(process.execPath, [...shortLived, ...nodeOptions, TOOL, ...words], {
    cwd,
    env,
    stdio: ['ignore', stdout ?? 'pipe', 'pipe'],
  })
  const said = { out: '', err: '' }
  child.stdout?.on('data', (chunk: Buffer) => (said.out += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (said.err += chunk.toString()))
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, ...said })))
  return { child, said: () => said, ended }
}
