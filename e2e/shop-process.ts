import type { ChildProcess } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { childEnvironment } from '../server/test/child-environment.ts'

export const MAIN = path.resolve(import.meta.dirname, '../server/src/main.ts')

/** The addresses that a shop prints when it listens. */
export interface Printed {
  readonly address: string
  /** The link to the mailbox, with its key. */
  readonly mailbox: string
}

/**
 * Copies the folder of the first shop (first-shop.ts), starts a shop on it with `start`, passes what it prints to the test, and
 * removes both.
 */
export async function withShopProcess<Shop extends ChildProcess>(
  start: (folder: string, env: NodeJS.ProcessEnv) => Shop,
  use: (printed: Printed, shop: Shop) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'baqala-e2e-'))
  await cp(process.env.TEST_FIRST_SHOP ?? '', folder, { recursive: true })
  const shop = start(folder, { ...childEnvironment, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error' })
  await use(await printedBy(shop), shop)
  shop.kill('SIGTERM')
  await new Promise((resolve) => shop.once('exit', resolve))
  await rm(folder, { recursive: true, force: true })
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
