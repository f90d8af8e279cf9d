/** The process as a whole, as the person who starts it meets it. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { childEnvironment, shortLived } from '../test/child-environment.ts'

const main = path.resolve(import.meta.dirname, 'main.ts')
const started = new Set<ChildProcess>()
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'baqala-main-'))
})
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

function start(settings: Record<string, string>, flags: readonly string[] = []) {
  const child = spawn(process.execPath, [...shortLived, ...flags, main], {
    env: { ...childEnvironment, LOG_LEVEL: 'silent', DATA_DIR: folder, ...settings },
    cwd: folder,
  })
  started.add(child)
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return {
    child,
    ended,
    said: () => said,
    async isOpen() {
      while (!said.includes('API:')) {
        if (child.exitCode !== null) throw new Error(said)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      return /http:\/\/localhost:\d+/.exec(said)?.[0] ?? ''
    },
  }
}

const FAIL_ONCE_OPEN = `
  const timer = setInterval(() => {
    if (process.listenerCount('SIGTERM') === 0) return
    clearInterval(timer)
    throw Object.assign(new Error('the roof leaks'), { detail: 'Key (email)=(mona@example.com) exists' })
  }, 50)`

const SAY_WHAT_IS_LOADED = `
  import { registerHooks } from 'node:module'
  registerHooks({
    load(url, context, next) {
      process.stdout.write('loaded ' + url + '\\n')
      return next(url, context)
    },
  })`

describe('npm start', () => {
  test('opens the shop, says where, refuses a second one on the folder in words, and is kept by a request that never ends for nine seconds and no longer', async () => {
    const first = start({ PORT: '0' })
    const address = await first.isOpen()
    expect(first.said()).toContain('Filling the demo catalogue')
    expect(first.said()).toContain('demo@baqala.example')
    const mailbox = /http:\S+\/local\/mailbox\?key=\S+/.exec(first.said())?.[0] ?? ''
    expect((await fetch(mailbox)).status).toBe(200)
    const products = (await (await fetch(`${address}/api/v1/products`)).json()) as { results: number }
    expect(products.results).toBeGreaterThanOrEqual(160)

    const second = start({ PORT: '0' })
    expect(await second.ended).toBe(1)
    expect(second.said()).toMatch(/is already open in process \d+ on .+, which holds .+. Stop that one first/)
    expect(second.said()).not.toContain('    at ')

    const endless = request(`${address}/api/v1/auth/signin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', expect: '100-continue' },
    })
    endless.on('error', () => undefined)
    await once(endless, 'continue')
    const began = performance.now()
    first.child.kill('SIGTERM')
    await first.ended
    const seconds = (performance.now() - began) / 1000
    expect(first.child.signalCode).toBe('SIGKILL')
    expect(seconds).toBeGreaterThan(5)
    expect(seconds).toBeLessThan(13)
  }, 90_000)

  // Each test opens the folder of the one before: this one after a kill, the next ones after an orderly end.
  test('opens again where it was killed, listens to this machine alone, asks about a mistyped setting, loads nothing that it does not need, and ends once all requests are answered', async () => {
    const shop = start({ PORT: '0', LOG_LEVEL: 'info', LOG_LEVL: 'debug' }, [
      '--import',
      `data:text/javascript,${encodeURIComponent(SAY_WHAT_IS_LOADED)}`,
    ])
    await expectOrderlyEnd(shop, await shop.isOpen())
    const listening = Array.from(shop.said().matchAll(/listening at (http:\S+):\d+/g), ([, address]) => address)
    expect(listening).toEqual(['http://127.0.0.1'])
    expect(shop.said()).toContain('LOG_LEVL is no setting of the shop. Did you mean LOG_LEVEL?')
    const packages = new Set(
      Array.from(shop.said().matchAll(/^loaded .*node_modules\/(@\w+\/[\w-]+|[\w-]+)/gm), ([, name]) => name),
    )
    expect([...packages]).toEqual(expect.arrayContaining(['fastify', 'zod', 'kysely']))
    // A compiler of schemas, and what speaks SMTP.
    for (const heavy of ['ajv', '@fastify/fast-json-stringify-compiler', 'nodemailer', 'swagger-ui-dist'])
      expect(packages).not.toContain(heavy)
  }, 90_000)

  test('a shop that fails says where, and nothing that the database says of a shopper', async () => {
    const shop = start({ PORT: '0' }, ['--import', `data:text/javascript,${encodeURIComponent(FAIL_ONCE_OPEN)}`])
    expect(await shop.ended).toBe(1)
    expect(shop.said()).toMatch(/Error: the roof leaks\n +at /)
    expect(shop.said()).not.toContain('mona@example.com')
  }, 90_000)

  test('a process that waits for its database can be ended at once', async () => {
    const waiting = start({ PORT: '0', DATABASE_URL: 'postgres://baqala@127.0.0.1:1/shop' })
    await expect.poll(waiting.said, { timeout: 30_000 }).toContain('Waiting for it')
    waiting.child.kill('SIGTERM')
    expect(await waiting.ended).toBe(143)
  }, 90_000)

  test('a taken port is told in words', async () => {
    const other = createServer().listen(0)
    const { port } = other.address() as AddressInfo
    const running = start({ PORT: String(port) })
    expect(await running.ended).toBe(1)
    expect(running.said()).toContain(`Port ${port} is taken`)
    other.close()
  }, 90_000)

  test('a wrong setting is told by its name', async () => {
    const running = start({ PORT: 'many' })
    expect(await running.ended).toBe(1)
    expect(running.said()).toContain('PORT must be a whole number from 0 to 65535')
  }, 90_000)
})

/** Requests in flight are finished before the process ends, and whoever watches their orders does not keep it. */
async function expectOrderlyEnd(shop: ReturnType<typeof start>, address: string): Promise<void> {
  const demo = JSON.stringify({ email: 'demo@baqala.example', password: 'Demo1234' })
  const headers = { 'content-type': 'application/json' }
  const signedIn = await fetch(`${address}/api/v1/auth/signin`, { method: 'POST', headers, body: demo })
  const { token } = (await signedIn.json()) as { token: string }
  const stream = await fetch(`${address}/api/v1/orders/stream`, { headers: { token } })
  const signIn = request(`${address}/api/v1/auth/signin`, {
    method: 'POST',
    // The shop answers "100 Continue" once it has begun with the request: that is the moment to end it.
    headers: { ...headers, expect: '100-continue' },
  })
  const answered = once(signIn, 'response') as Promise<[IncomingMessage]>
  await once(signIn, 'continue')
  const began = performance.now()
  // A supervisor that signals the whole process group reaches the shop a second time through npm.
  shop.child.kill('SIGTERM')
  setTimeout(() => shop.child.kill('SIGTERM'), 20)
  signIn.end(demo)
  const [answer] = await answered
  expect(answer.statusCode).toBe(200)
  expect(await stream.text()).toContain('event: ready')
  expect(await shop.ended).toBe(0)
  expect(performance.now() - began).toBeLessThan(5_000)
}
