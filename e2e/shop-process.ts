import type { ChildProcess } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { childEnvironment } from '../server/test/child-environment.ts'

export const MAIN = path.resolve(import.meta.dirname, '../server/src/main.ts')

/**
 * Copies the folder of the first shop (first-shop.ts), starts a shop on it with `start`, passes the address that it prints to
 * the test, and removes both.
 */
export async function withShopProcess<Shop extends ChildProcess>(
  start: (folder: string, env: NodeJS.ProcessEnv) => Shop,
  use: (address: string, shop: Shop) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'baqala-e2e-'))
  await cp(process.env.TEST_FIRST_SHOP ?? '', folder, { recursive: true })
  const shop = start(folder, { ...childEnvironment, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error' })
  await use(await addressOf(shop), shop)
  shop.kill('SIGTERM')
  await new Promise((resolve) => shop.once('exit', resolve))
  await rm(folder, { recursive: true, force: true })
}

/** Reads the address that the shop prints when it listens. */
export function addressOf(shop: ChildProcess): Promise<string> {
  let said = ''
  return new Promise((resolve, reject) => {
    shop.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const address = /The shop is open:\s+(\S+)/.exec(said)?.[1]
      if (address !== undefined) resolve(address)
    })
    shop.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
    shop.once('exit', () => reject(new Error(`The shop did not open:\n${said}`)))
  })
}
