/** deploy/nginx.conf in a real nginx, before a stand-in for the shop. Skipped where nginx or openssl is not installed. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connect as connectTls } from 'node:tls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../free-port.ts'
import { hasNginx, startNginx } from './start-nginx.ts'

const REQUEST_ID = '5ca1ab1e0001'
const OF_THE_SHOP = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'self'",
  'strict-transport-security': 'max-age=1',
}
const folder = mkdtempSync(path.join(tmpdir(), 'baqala-nginx-'))
const domain = 'baqala.example'
// Hangs up where a process that dies would.
const shop = createServer((request, response) => {
  if (request.url?.startsWith('/dies')) request.socket.destroy()
  else response.writeHead(200, { ...OF_THE_SHOP, 'x-request-id': REQUEST_ID }).end(`for ${request.headers.host}`)
})
let nginx: ChildProcess
let ports: { httpPort: number; httpsPort: number }

afterAll(() => rmSync(folder, { recursive: true }))

describe.runIf(hasNginx())('nginx before the shop', () => {
  beforeAll(async () => {
    shop.listen(0, '127.0.0.1')
    await once(shop, 'listening')
    const shopPort = (shop.address() as AddressInfo).port
    ports = { httpPort: await freePort(), httpsPort: await freePort() }
    nginx = await startNginx({ folder, ...ports, shopPorts: [shopPort, shopPort], domain })
  }, 60_000)
  afterAll(async () => {
    const ended = once(nginx, 'exit')
    nginx.kill('SIGTERM')
    await ended
    shop.closeAllConnections()
    shop.close()
  })

  test('sends security headers with its own answers too', async () => {
    const own = { 'x-content-type-options': 'nosniff', 'content-security-policy': expect.stringContaining("'none'") }
    const overTls = { ...own, 'strict-transport-security': expect.stringMatching(/^max-age=\d{8}$/) }
    const plain = await asked('http', requestFor('/'))
    const twoHosts = await asked('https', `GET / HTTP/1.1\r\nHost: ${domain}\r\nHost: b\r\n\r\n`)
    const tooLarge = await asked('https', `POST / HTTP/1.1\r\nHost: ${domain}\r\nContent-Length: 999999\r\n\r\n`)
    const gone = await asked('https', requestFor('/dies'))
    expect(plain).toMatchObject({ status: 308, ...own })
    expect(twoHosts).toMatchObject({ status: 400, ...overTls })
    expect(tooLarge).toMatchObject({ status: 413, ...overTls })
    expect(gone).toMatchObject({ status: 502, ...overTls })
  })

  test('sends every other name to the shop’s own, over TLS too', async () => {
    const elsewhere = { status: 308, location: `https://${domain}/search?q=1` }
    const line = (host: string, address = '/search?q=1') => requestFor(address).replace(domain, host)
    for (const scheme of ['http', 'https'] as const) {
      expect(await asked(scheme, line('evil.example'))).toMatchObject(elsewhere)
      expect(await asked(scheme, line(`127.0.0.1:${ports.httpsPort}`))).toMatchObject(elsewhere)
    }
    for (const host of [domain, 'BAQALA.Example', `${domain}:443`])
      expect(await asked('https', line(host))).toMatchObject({ status: 200, body: expect.stringContaining(domain) })
  })

  test('tells the shop the name that it has checked, not another one beside it', async () => {
    const address = `https://${domain}/`
    const { body } = await asked('https', requestFor(address).replace(`Host: ${domain}`, 'Host: evil.example'))
    expect(body).toContain(`for ${domain}`)
  })

  test('logs neither who asked nor what for, also where no process of the shop answers', async () => {
    const search = '/dies?keyword=dates'
    expect(await asked('https', requestFor(search))).toMatchObject({ status: 502 })
    expect(await asked('http', requestFor(search))).toMatchObject({ status: 308 })
    const access = readFileSync(path.join(folder, 'access.log'), 'utf8')
    expect(access).toContain(' GET 502 ')
    // The shop's processes have this machine's address too, with a port.
    expect(access).not.toMatch(/dates|127\.0\.0\.1(?!:)/)
    expect(readFileSync(path.join(folder, 'error.log'), 'utf8')).toBe('')
  })

  test('logs each answer by the request id that the shop’s log and the client have', async () => {
    expect(await asked('https', requestFor('/'))).toMatchObject({ 'x-request-id': REQUEST_ID })
    const log = () => readFileSync(path.join(folder, 'access.log'), 'utf8')
    await expect.poll(log, { timeout: 20_000 }).toMatch(`${REQUEST_ID}\n`)
  })

  test('leaves the security headers of the shop as they are', async () => {
    for (const address of ['/', '/api/v1/auth/signin', '/api/v1/orders/stream'])
      expect(await asked('https', requestFor(address))).toMatchObject({ status: 200, ...OF_THE_SHOP })
  })
})

function requestFor(address: string): string {
  return `GET ${address} HTTP/1.1\r\nHost: ${domain}\r\nConnection: close\r\n\r\n`
}

/** Sends the bytes as they are. A header that comes twice has both values. */
async function asked(scheme: 'http' | 'https', text: string) {
  const socket =
    scheme === 'http'
      ? connect(ports.httpPort, '127.0.0.1')
      : connectTls({ port: ports.httpsPort, host: '127.0.0.1', servername: domain, rejectUnauthorized: false })
  // Not end(): nginx takes a client that closes its side for one that has gone.
  socket.write(text)
  let said = ''
  // nginx closes a connection only seconds after a refused body.
  for await (const chunk of socket) if (isWhole((said += String(chunk)))) break
  const [head = '', body = ''] = said.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers: Record<string, string> = {}
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:]+): (.*)$/.exec(line) ?? []
    const known = headers[name.toLowerCase()]
    headers[name.toLowerCase()] = known === undefined ? value : `${known}, ${value}`
  }
  return { ...headers, status: Number(first.split(' ')[1]), body }
}

function isWhole(answer: string): boolean {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  const length = /^content-length: (\d+)$/im.exec(head)?.[1]
  return length !== undefined && body.length >= Number(length)
}
