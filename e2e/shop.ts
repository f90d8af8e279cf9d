/** A shop of its own for each worker: the real server on a fresh embedded database, started and stopped with it. */
import { test as base } from '@playwright/test'
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

export { expect } from '@playwright/test'

export const test = base.extend<object, { shopAddress: string; settings: Record<string, string> }>({
  /** Environment variables as .env.example has them. */
  settings: [{}, { scope: 'worker', option: true }],
  shopAddress: [
    async ({ settings }, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'baqala-e2e-'))
      const shop = spawn(process.execPath, [path.resolve(import.meta.dirname, '../server/src/main.ts')], {
        env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error', ...settings },
        cwd: folder,
      })
      await use(await addressOf(shop))
      shop.kill('SIGTERM')
      await new Promise((resolve) => shop.once('exit', resolve))
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ shopAddress }, use) => use(shopAddress),
})

/** The address the shop prints once it is open. */
function addressOf(shop: ReturnType<typeof spawn>): Promise<string> {
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
