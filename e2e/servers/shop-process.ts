import type { ChildProcess } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { childEnvironment } from '../../server/test/child-environment.ts'
import { newDatabaseOnServer } from '../../server/test/database-on-server.ts'

export const MAIN = path.resolve(import.meta.dirname, '../../server/src/main.ts')

/** The addresses that a shop prints when it listens. */
export interface Printed {
  readonly address: string
  /** The link to the mailbox, with its key. */
  readonly mailbox: string
}

/** The place of a shop's database: on a server, or embedded in its folder. */
export interface Place {
  readonly folder: string
  readonly url: string | undefined
}

/**
 * Copies the database of the first shop (first-shop.ts), starts a shop on it with `start`, passes what it prints to the test, and
 * removes both.
 */
export async function withShopProcess<Shop extends ChildProcess>(
  start: (folder: string, env: NodeJS.ProcessEnv) => Shop,
  use: (printed: Printed, place: Place) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'baqala-e2e-'))
  const database = await copyFirstShop(folder)
  const env = { ...childEnvironment, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error' }
  const shop = start(folder, database === undefined ? env : { ...env, DATABASE_URL: database.url })
  await use(await printedBy(shop), { folder, url: database?.url })
  shop.kill('SIGTERM')
  await new Promise((resolve) => shop.once('exit', resolve))
  await database?.drop()
  await rm(folder, { recursive: true, force: true })
}

/** On the server the first shop is a database, else a folder. */
async function copyFirstShop(folder: string) {
  const first = process.env.TEST_FIRST_SHOP ?? ''
  if (process.env.TEST_DATABASE_URL !== undefined) return newDatabaseOnServer(`template ${first}`)
  await cp(first, folder, { recursive: true })
  return undefined
}

/** Reads what the shop prints when it listens. */
export function printedBy(shop: ChildProcess): Promise<Printed> {
  let said = ''
  return new Promise((resolve, reject) => {
    shop.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (!said.includes('API:')) return
      const read = (name: string) => new RegExp(`${name}:\\s+(\\S+)`).exec(said)?.[1] ?? ''
      resolve({ address: read('The shop is open'), mailbox: read('Mails') })
    })
    shop.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
    shop.once('exit', () => reject(new Error(`The shop did not open:\n${said}`)))
  })
}
