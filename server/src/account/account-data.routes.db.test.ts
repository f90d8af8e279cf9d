import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { call } from '../../test/build-test-app.ts'
import { aDeliveryRound } from '../../test/a-delivery-round.ts'
import { anAddress } from '../../test/factories.ts'
import { aFullCart, openPayingShop } from '../../test/paying-shop.ts'
import { aBrowser } from '../auth/a-browser.testing.ts'

const shop = openPayingShop()

const dataOf = (token: string) => call(shop, 'getAccountData', { token })

/** Adds further orders of the same shopper, each with so many lines. */
async function aLongHistory(orderId: string, { orders, lines }: { orders: number; lines: number }) {
  const { db } = shop.connection
  await sql`
    insert into products select (jsonb_populate_record(null::products, to_jsonb(one) ||
      jsonb_build_object('id', 'many ' || n, 'slug', 'many-' || n, 'position', 1000 + n))).*
    from (select * from products limit 1) one, generate_series(1, ${lines}::integer) n`.execute(db)
  await sql`
    with old as (
      insert into orders (id, shopper_id, cart_id, state, payment_method, details, phone, city, total)
      select 'old' || n, shopper_id, cart_id, 'expired', 'card', details, phone, city, total
      from orders, generate_series(1, ${orders}::integer) n where id = ${orderId} returning id
    )
    insert into order_items (order_id, id, product_id, title, unit, image_cover, price, count)
    select old.id, p.id, p.id, p.title, p.unit, image_cover, p.price, 1
    from old, products p, order_items where order_id = ${orderId} and p.id like 'many %'`.execute(db)
}

describe('GET /users/me/data', () => {
  test('is everything that names the shopper, in one answer', async () => {
    const mona = await aFullCart(shop)
    const { token, email, productId } = mona
    const { far, slot } = await aDeliveryRound(shop.connection.db)
    await mona.payCash(mona.cartId, { delivery: { areaId: far, slotId: slot, fee: 30, note: 'Ring twice' } })
    await mona.add()
    await call(shop, 'addCartItem', { token, body: { productId }, headers: { 'idempotency-key': 'a' } })
    await call(shop, 'addAddress', { token, body: { name: 'Home', ...anAddress } })
    await call(shop, 'addToWishlist', { token, body: { productId } })
    await call(shop, 'signIn', { body: { email, password: 'Secret12' } })
    await shop.deliverMails()
    await aBrowser(shop).forgot(email)

    const { status, body } = await dataOf(token)
    expect(status).toBe(200)
    const { account, addresses, cart, cartAdditions, wishlist, orders, sessions, resets, letters } = body.data
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    expect(account).toEqual({
      _id: mona.id,
      name: 'Mona',
      email,
      phone: '01012345678',
      formerPhones: [],
      role: 'user',
      language: 'en',
      createdAt: time,
    })
    expect(addresses).toEqual([{ _id: expect.any(String), name: 'Home', ...anAddress }])
    expect(cartAdditions).toEqual([{ product: productId, addedAt: time }])
    expect(cart.products).toMatchObject([{ count: 2, product: { id: productId } }])
    expect(wishlist).toEqual([{ _id: productId, title: expect.any(String), wishedAt: time }])
    expect(orders).toMatchObject([
      {
        shippingAddress: anAddress,
        totalOrderPrice: 80,
        delivery: { note: 'Ring twice' },
        moves: [{ state: 'placed' }],
      },
    ])
    expect(body.data.deliveryPlaces).toEqual([{ slot, order: orders[0]._id, heldUntil: null }])
    for (const empty of ['formerEmails', 'waits']) expect(body.data).not.toHaveProperty(empty)
    expect(sessions).toEqual([
      { createdAt: time, expiresAt: time, isThisOne: false },
      { createdAt: time, expiresAt: time, isThisOne: true },
    ])
    expect(resets).toEqual([{ requestedAt: time, usedAt: null }])
    expect(letters).toMatchObject([
      { kind: 'order placed', recipient: email, facts: { name: 'Mona', number: orders[0].id }, sentAt: time },
      { kind: 'reset code', recipient: email, facts: { name: 'Mona' }, sentAt: null },
    ])
  })

  test('holds no secret: no password, no code, no token', async () => {
    const { token, email } = await aFullCart(shop)
    await aBrowser(shop).forgot(email)
    const text = JSON.stringify((await dataOf(token)).body)
    expect(text).not.toMatch(/argon2|sealed|hash|hmac|secret/i)
    expect(text).not.toContain(token)
  })

  test('holds nothing of other shoppers, nor letters to an address that was theirs', async () => {
    const [mona, ali] = [await aFullCart(shop), await aFullCart(shop)]
    await ali.payCash()
    const { body } = await dataOf(mona.token)
    expect([body.data.orders, body.data.letters]).toEqual([[], []])
    await call(shop, 'updateAccount', { token: ali.token, body: { email: 'ali.new@example.com' } })
    // The letter that takes it back keeps the address for a week.
    await sql`update email_returns set created_at = created_at - interval '8 days'`.execute(shop.connection.db)
    await call(shop, 'updateAccount', { token: mona.token, body: { email: ali.email } })
    const kinds = async (token: string) =>
      (await dataOf(token)).body.data.letters.map(({ kind }: { kind: string }) => kind)
    expect(await kinds(mona.token)).toEqual(['email changed'])
    expect(await kinds(ali.token)).toEqual(['order placed', 'email changed'])
  })

  test('holds the orders of every page', async () => {
    const mona = await aFullCart(shop)
    const { body } = await mona.payCash()
    await sql`
      with old as (
        insert into orders (id, shopper_id, cart_id, state, payment_method, details, phone, city, total)
        select 'old' || n, shopper_id, cart_id, 'expired', 'card', details, phone, city, total
        from orders, generate_series(1, 249) n where id = ${body.data._id} returning id, cart_id
      )
      insert into order_moves (order_id, state) select id, 'expired' from old`.execute(shop.connection.db)
    const { orders } = (await dataOf(mona.token)).body.data
    expect(new Set(orders.map(({ _id }: { _id: string }) => _id)).size).toBe(250)
  })

  test('holds every letter, the oldest first', async () => {
    const { id, token } = await aFullCart(shop)
    await sql`
      insert into outbox (id, recipient, shopper_id, kind, facts, created_at)
      select 'letter ' || n, 'mona@example.com', ${id}, 'order placed', jsonb_build_object('number', n), now() + n * interval '1 s'
      from generate_series(1, 25) n`.execute(shop.connection.db)
    const { letters } = (await dataOf(token)).body.data
    expect(letters.map(({ facts }: { facts: { number: number } }) => facts.number)).toEqual(
      Array.from({ length: 25 }, (_, before) => before + 1),
    )
  })

  test('comes in pieces if the history is long, and others have their turn between them', async () => {
    const mona = await aFullCart(shop)
    const { body } = await mona.payCash()
    await aLongHistory(body.data._id, { orders: 12, lines: 300 })
    let turns = 0
    const countTurns = () => setImmediate(() => ((turns += 1), (counting = countTurns())))
    let counting = countTurns()
    const { token } = mona
    const answer = await shop.app.inject({ url: '/api/v1/users/me/data', headers: { token }, payloadAsStream: true })
    const pieces: { text: string; turn: number }[] = []
    for await (const piece of answer.stream()) pieces.push({ text: String(piece), turn: turns })
    clearImmediate(counting)
    const { orders } = JSON.parse(pieces.map(({ text }) => text).join('')).data
    expect(orders.map(({ cartItems }: { cartItems: unknown[] }) => cartItems.length)).toEqual([
      ...Array(12).fill(300),
      1,
    ])
    const linesOf = ({ text }: { text: string }) => text.split('"product":').length - 1
    expect(Math.max(...pieces.map(linesOf))).toBe(900)
    expect(new Set(pieces.filter((piece) => linesOf(piece) > 0).map(({ turn }) => turn)).size).toBe(5)
  })

  test('is read ten times an hour', async () => {
    const { token } = await aFullCart(shop)
    for (const _ of Array(10).keys()) expect((await dataOf(token)).status).toBe(200)
    const { status, body } = await dataOf(token)
    expect([status, body.message]).toEqual([429, 'You have asked for your data too often. Please try again later.'])
  })
})
