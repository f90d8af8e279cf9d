/** A shop of its own for each worker, as in shop.ts, with somebody behind the counter who does what the test says. */
import { test as base } from '@playwright/test'
import { fork, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Errand } from './counter-process.ts'

export { expect } from '@playwright/test'

interface Counter {
  readonly address: string
  readonly moveOn: (orderId: string, state: 'being packed' | 'on its way' | 'delivered') => Promise<void>
  readonly sellOut: (productId: string) => Promise<void>
}

export const test = base.extend<object, { counter: Counter }>({
  counter: [
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'baqala-counter-'))
      const shop = fork(path.resolve(import.meta.dirname, 'counter-process.ts'), {
        env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error' },
        execArgv: [],
        silent: true,
      })
      await use({
        address: await addressOf(shop),
        moveOn: (orderId, state) => send(shop, { kind: 'move on', orderId, state }),
        sellOut: (productId) => send(shop, { kind: 'sell out', productId }),
      })
      shop.kill('SIGTERM')
      await new Promise((resolve) => shop.once('exit', resolve))
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ counter }, use) => use(counter.address),
})

function addressOf(shop: ChildProcess): Promise<string> {
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

/** One errand at a time; what went wrong there is thrown here. */
async function send(shop: ChildProcess, errand: Errand): Promise<void> {
  const answer = await new Promise((resolve) => {
    shop.once('message', resolve)
    shop.send(errand)
  })
  if (answer !== 'done') throw new Error(String(answer))
}
