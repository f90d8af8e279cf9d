/** The shop that `npm run screenshots` visits: the real server on a fresh embedded database, and a shopper who asks its API. */
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { counterOf } from '../e2e/counter-errands.ts'

export async function openShop() {
  const data = mkdtempSync(path.join(tmpdir(), 'baqala-screenshots-'))
  const settings = { ...process.env, PORT: '0', DATA_DIR: data, LOG_LEVEL: 'error' }
  const root = path.resolve(import.meta.dirname, '..')
  // Moves orders and stock on request.
  const server = fork('e2e/counter-process.ts', { cwd: root, env: settings, silent: true })
  server.stderr.pipe(process.stderr)
  process.once('exit', () => server.kill())
  let said = ''
  for await (const chunk of server.stdout) {
    said += chunk
    if (said.includes('API:')) break
  }
  return {
    ...counterOf(/The shop is open:\s+(\S+)/.exec(said)[1], server),
    mailbox: /Mails:\s+(\S+)/.exec(said)[1],
    async close() {
      server.kill('SIGTERM')
      await new Promise((resolve) => server.once('exit', resolve))
      rmSync(data, { recursive: true, force: true })
    },
  }
}

export async function signUp({ address }) {
  const [email, password] = [`shots${Date.now()}@baqala.example`, 'Secret12']
  const account = { name: 'Mona', email, password, rePassword: password, phone: '01012345678' }
  const { token } = await call(address, 'POST', '/auth/signup', account)
  const { data } = await call(address, 'GET', '/products?limit=60')
  const good = data.filter((product) => product.quantity > 10)
  const goods = [good.find((product) => product.priceAfterDiscount), good[12], good[30]]
  const ask = (method, where, body) => call(address, method, where, body, token)
  return {
    token,
    goods,
    async fillCart() {
      for (const { _id } of goods) await ask('POST', '/cart', { productId: _id })
    },
    async fillWishlist() {
      for (const { _id } of good.slice(5, 9)) await ask('POST', '/wishlist', { productId: _id })
    },
    orders: async () => (await ask('GET', '/orders')).data,
    /** Orders the cart, and returns the order's id. */
    async order() {
      const { cartId } = await ask('GET', '/cart')
      const shippingAddress = { details: '12 Talaat Harb Street, flat 4', phone: '01012345678', city: 'Cairo' }
      return (await ask('POST', `/orders/${cartId}`, { shippingAddress })).data._id
    },
    fillCartAgain: (orderId) => ask('POST', `/orders/${orderId}/again`),
    cancel: (orderId) => ask('POST', `/orders/${orderId}/cancel`),
  }
}

async function call(address, method, where, body, token = '') {
  const headers = { token, 'content-type': 'application/json' }
  const answer = await fetch(`${address}/api/v1${where}`, { method, headers, body: body && JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${method} ${where}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}
