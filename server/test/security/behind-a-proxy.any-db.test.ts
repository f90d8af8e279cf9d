/**
 * A shop for trying things out that somebody put on the internet: a real proxy in front of it, and a stranger who wants the
 * account of a shopper by way of the local mailbox.
 */
import { createServer, request as forward, type IncomingMessage, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { API_ROOT } from '@baqala/contract/calls'
import { DEMO_SHOPPER, seedDemoShopper } from '../../seed/demo-shopper.ts'
import { makeLocalMailbox } from '../../src/mail/local-mailbox.ts'
import { aShopper, openTestShop, type TestShop } from '../build-test-app.ts'

type Headers = Record<string, string>
/** The request that the proxy sends on, given what its visitor sent and the shop's own host. */
type Habit = (asked: Headers, upstream: string) => Headers

/** `proxy_pass http://127.0.0.1:3000;` and nothing else: Host is the upstream's name. */
const bare: Habit = (asked, upstream) => ({ ...asked, host: upstream })
const adding =
  (added: Headers): Habit =>
  (asked) => ({ ...asked, ...added })

const proxies: Server[] = []
afterEach(() => proxies.splice(0).forEach((proxy) => proxy.close()))

/** Opens a proxy in front of the shop and returns its address. */
async function proxyTo(shop: TestShop, habit: Habit): Promise<string> {
  const { port } = shop.app.server.address() as AddressInfo
  const proxy = createServer((asked, reply) => {
    const headers = habit(asked.headers as Headers, `127.0.0.1:${port}`)
    const onward = forward({ port, host: '127.0.0.1', method: asked.method, path: asked.url, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(reply)
    })
    asked.pipe(onward)
  }).listen(0, '127.0.0.1')
  proxies.push(proxy)
  await once(proxy, 'listening')
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
}

/** Unlike fetch, sends the Host header that it is given. */
async function ask(url: string, headers: Headers = {}, body?: object): Promise<{ status: number; text: string }> {
  const json = body === undefined ? undefined : JSON.stringify(body)
  const type = json === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(json.length) }
  const asking = forward(url, { method: json === undefined ? 'GET' : 'POST', headers: { ...type, ...headers } })
  asking.end(json)
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  let text = ''
  for await (const chunk of answer) text += String(chunk)
  return { status: answer.statusCode ?? 0, text }
}

/** Asks for the shopper's reset code and looks for it in the mailbox, as the stranger sends `headers`. */
async function tryToTakeOver(shop: TestShop, address: string, headers: Headers = {}) {
  const { email } = await aShopper(shop)
  const forgot = await ask(`${address}${API_ROOT}/auth/forgotPasswords`, headers, { email })
  expect(forgot.status).toBe(200)
  await shop.deliverMails()
  const mailbox = await ask(`${address}/local/mailbox`, headers)
  expect(mailbox.text).not.toContain(email)
  expect(mailbox.text).not.toMatch(/\d{6}/)
  return mailbox.status
}

async function signInAsDemo(shop: TestShop, address: string, headers: Headers = {}) {
  await seedDemoShopper(shop.connection.db)
  const { email, password } = DEMO_SHOPPER
  return (await ask(`${address}${API_ROOT}/auth/signin`, headers, { email, password })).status
}

const withMailbox = (settings: Record<string, string> = {}) => {
  const shop = openTestShop(settings, ({ connection }) => ({ mailer: makeLocalMailbox(connection.db) }))
  beforeAll(() => shop.app.listen({ port: 0, host: '127.0.0.1' }))
  return shop
}

describe('a shop with no settings', () => {
  const shop = withMailbox()

  test('keeps its mailbox shut to a stranger behind a bare proxy, who seems to be on this machine', async () => {
    expect(await tryToTakeOver(shop, await proxyTo(shop, bare))).toBe(403)
  })

  test.each(['', 'x', 'x'.repeat(43), '%00', '&key=', 'undefined'])('takes no made-up key: %j', async (key) => {
    const address = await proxyTo(shop, bare)
    for (const [url, cookie] of [
      [`/local/mailbox?key=${key}`, ''],
      ['/local/mailbox', `mailbox_key=${key}`],
    ] as const) {
      expect((await ask(address + url, { cookie })).status).toBe(403)
    }
  })

  test.each([
    'x-forwarded-for',
    'x-forwarded-proto',
    'x-forwarded-host',
    'x-real-ip',
    'forwarded',
    'via',
    'cf-connecting-ip',
    'cf-ray',
    'true-client-ip',
    'x-client-ip',
  ])('knows a proxy that sends %s, also where the stranger says localhost', async (name) => {
    const address = await proxyTo(shop, adding({ [name]: '203.0.113.7' }))
    const asLocal = { host: 'localhost' }
    expect(await tryToTakeOver(shop, address, asLocal)).toBe(404)
    expect(await signInAsDemo(shop, address, asLocal)).toBe(401)
    expect((await ask(`${address}/local/mailbox?key=${shop.deps.secrets.mailbox}`, asLocal)).status).toBe(404)
  })
})

describe.each<Record<string, string>>([{ PUBLIC_URL: 'https://shop.example.com' }, { TRUST_PROXY: '127.0.0.1' }])(
  'a shop whose settings say that others reach it: %j',
  (settings) => {
    const shop = withMailbox(settings)

    test('has no stand-ins, even behind a bare proxy and with the key', async () => {
      const address = await proxyTo(shop, bare)
      expect(await tryToTakeOver(shop, address)).toBe(404)
      expect((await ask(`${address}/local/mailbox?key=${shop.deps.secrets.mailbox}`)).status).toBe(404)
      expect(await signInAsDemo(shop, address)).toBe(401)
    })
  },
)
