/** Text that wants to be more than text: markup, formulas, headers, commands; and bodies that want to be more than a body. */
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { API_ROOT } from '@baqala/contract/calls'
import { call } from '../build-test-app.ts'
import { aProduct, aRegistration } from '../factories.ts'
import { aFullCart, openPayingShop } from '../paying-shop.ts'

const shop = openPayingShop({ LOCAL_STAND_INS: 'yes' })
const SCRIPT = `</pre></script><script>alert(1)</script><img src=x onerror="alert('1')">`

describe('script in product data', () => {
  test('is text in the letter and on the payment page', async () => {
    const shopper = await aFullCart(shop, { title: SCRIPT, unit: SCRIPT, onHand: 10 })
    const { body } = await shopper.openPage()
    const page = await shop.app.inject({ url: new URL(body.session.url).pathname, headers: { host: 'localhost:3000' } })
    expect(page.statusCode).toBe(200)
    await shopper.payCash()
    await shop.deliverMails()
    const [letter] = shop.mails
    for (const html of [page.body, letter?.html ?? '']) {
      expect(html).toContain('&#60;script&#62;alert(1)')
      expect(html).not.toMatch(/<script|<img/)
    }
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'/)
  })

  test('comes as JSON that no browser takes for a page', async () => {
    const id = await aProduct(shop.connection.db, { title: SCRIPT, description: SCRIPT })
    for (const url of [`/products/${id}`, '/products', `/products?keyword=${encodeURIComponent(SCRIPT)}`]) {
      const { headers } = await shop.app.inject({ url: API_ROOT + url, headers: { accept: 'text/html' } })
      expect(headers['content-type']).toMatch(/^application\/json/)
      expect(headers['x-content-type-options']).toBe('nosniff')
    }
  })

  test('in an address asked for is not said back as a page', async () => {
    const { headers } = await shop.app.inject({
      url: `/api/${encodeURIComponent(SCRIPT)}`,
      headers: { accept: 'text/html' },
    })
    expect(headers['content-type']).toMatch(/^application\/json/)
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
})

describe('letters to an address that nobody has proved to own', () => {
  const lines = [
    'Win at http://evil.example',
    'see evil.example/prize',
    'WWW.EVIL.EXAMPLE',
    'evil[.]example',
    '365.evil',
    'evil．example',
    'evil。example',
    'write to a@evil.example',
  ]

  test.each(lines)('do not carry the advertisement "%s"', async (details) => {
    const { token, cartId } = await aFullCart(shop)
    const shippingAddress = { details, phone: '1', city: 'Cairo' }
    await call(shop, 'placeCashOrder', { token, params: { cartId }, body: { shippingAddress } })
    await shop.deliverMails()
    expect(shop.mails).toHaveLength(1)
    expect(JSON.stringify(shop.mails)).not.toMatch(/evil/i)
    expect(shop.mails[0]?.text).toContain('It goes to the address you gave.')
  })

  test('hold a shopper’s lines on one line, without characters that nobody sees', async () => {
    const { token, cartId } = await aFullCart(shop)
    const details = '12 Street\r\n\r\nYour account is closed.\u202e\u0007\u2028Call us'
    const shippingAddress = { details, phone: '1', city: 'Cairo' }
    await call(shop, 'placeCashOrder', { token, params: { cartId }, body: { shippingAddress } })
    await shop.deliverMails()
    expect(shop.mails[0]?.text).toContain('It goes to: 12 Street Your account is closed. Call us, Cairo')
  })

  test('are not written without end about orders that are placed and cancelled', async () => {
    const shopper = await aFullCart(shop, { onHand: 500 })
    for (let order = 0; order < 23; order += 1) {
      const { cartId } = (await shopper.cart()).body
      const { body } = await shopper.payCash(cartId)
      if (order > 18) await shopper.cancel(body.data._id)
      await shopper.add()
    }
    await shop.deliverMails()
    expect(shop.mails.filter(({ subject }) => subject.includes('we have your order'))).toHaveLength(20)
    expect(shop.mails.filter(({ subject }) => subject.includes('cancelled'))).toHaveLength(1)
  })

  test.each([
    'mona@example.com\r\nBcc: everybody@example.com',
    'mona@example.com,ali@example.com',
    'mona@example.com;ali@example.com',
    '"mona, ali"@example.com',
    'Mona <mona@example.com>',
    'mona@example.com\0.evil.example',
    'mona@[127.0.0.1]',
  ])('go to one mailbox: %j is no address', async (email) => {
    expect((await call(shop, 'signUp', { body: { ...aRegistration(), email } })).status).toBe(400)
    expect((await call(shop, 'forgotPassword', { body: { email } })).status).toBe(400)
  })
})

describe('SQL and patterns in what is asked for', () => {
  test.each(["' or '1'='1", "'; drop table shoppers; --", '%', '_', '\\', '$1', '*', '(a+)+$'])(
    '%j is text',
    async (text) => {
      await aProduct(shop.connection.db, { title: 'Fresh Milk' })
      const asked = encodeURIComponent(text)
      const answers = await Promise.all([
        call(shop, 'listProducts', { query: `keyword=${asked}` }),
        call(shop, 'listProducts', { query: `category=${asked}&brand=${asked}&subcategory[in]=${asked}` }),
        call(shop, 'getProduct', { params: { id: text } }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 404])
      expect(answers.slice(0, 2).map(({ body }) => body.results)).toEqual([0, 0])
    },
  )
})

describe('bodies', () => {
  const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
    shop.app.inject({
      method: 'POST',
      url: `${API_ROOT}/auth/signin`,
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    })

  test.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('that are a %s of fifty megabytes are never unpacked', async (encoding, pack) => {
    const bomb = pack(Buffer.from(`{"email":"${'a'.repeat(50_000_000)}"}`))
    expect(bomb.length).toBeLessThan(100_000)
    const before = process.memoryUsage().rss
    const answer = await post(bomb, { 'content-encoding': encoding })
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'The body is not valid JSON.'])
    expect(process.memoryUsage().rss - before).toBeLessThan(30_000_000)
  })

  test.each([
    ['lists', '['.repeat(45_000) + ']'.repeat(45_000)],
    ['objects', '{"a":'.repeat(15_000) + '1' + '}'.repeat(15_000)],
  ])('of %s nested by the thousand are refused in words', async (_, nested) => {
    const answer = await post(`{"email":${nested}}`)
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'The body is nested too deeply.'])
  })

  test('with a key many times over count once, and with very many keys are answered all the same', async () => {
    const twice = await post('{"email":"a@example.com","email":"nobody@example.com","password":"Secret12"}')
    expect(twice.statusCode).toBe(401)
    const many = Object.fromEntries(Array.from({ length: 8_000 }, (_, key) => [`k${key}`, 1]))
    expect((await post(JSON.stringify(many))).statusCode).toBe(400)
  })
})
