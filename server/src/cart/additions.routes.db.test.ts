import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aShopper, call, openTestShop } from '../../test/build-test-app.ts'
import { aProduct, setStock } from '../../test/factories.ts'
import { deleteOldAdditionKeys } from './cart.queries.ts'

const shop = openTestShop()
const randomUUID = () => crypto.randomUUID()

const add = (token: string, productId: string, key: string) =>
  call(shop, 'addCartItem', { token, body: { productId }, headers: { 'idempotency-key': key } })

async function countsOf(token: string): Promise<number[]> {
  const { body } = await call(shop, 'getCart', { token })
  return body.data.products.map(({ count }: { count: number }) => count)
}

describe('POST /cart with an Idempotency-Key', () => {
  test('adds once, and answers each repeat with the cart', async () => {
    const { token } = await aShopper(shop)
    const milk = await aProduct(shop.connection.db)
    const key = randomUUID()
    const first = await add(token, milk, key)
    const repeat = await add(token, milk, key)
    expect([repeat.status, repeat.body.data.products]).toEqual([200, first.body.data.products])
    expect(await countsOf(token)).toEqual([1])
    await add(token, milk, randomUUID())
    expect(await countsOf(token)).toEqual([2])
  })

  test('adds once if twenty requests arrive together', async () => {
    const { token } = await aShopper(shop)
    const milk = await aProduct(shop.connection.db)
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(token, milk, key)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(await countsOf(token)).toEqual([1])
  })

  test('adds nothing to the next cart either, once the first was ordered', async () => {
    const { token } = await aShopper(shop)
    const milk = await aProduct(shop.connection.db)
    const key = randomUUID()
    const { body } = await add(token, milk, key)
    const shippingAddress = { details: '12 Talaat Harb Street', phone: '01012345678', city: 'Cairo' }
    await call(shop, 'placeCashOrder', { token, params: { cartId: body.cartId }, body: { shippingAddress } })
    expect((await add(token, milk, key)).body.numOfCartItems).toBe(0)
  })

  test('the key of another shopper is another key', async () => {
    const [mona, ali] = [await aShopper(shop), await aShopper(shop)]
    const milk = await aProduct(shop.connection.db)
    const key = randomUUID()
    for (const { token } of [mona, ali]) await add(token, milk, key)
    expect([await countsOf(mona.token), await countsOf(ali.token)]).toEqual([[1], [1]])
  })

  test('refuses a key that was used for another product', async () => {
    const { token } = await aShopper(shop)
    const [milk, tea] = [await aProduct(shop.connection.db), await aProduct(shop.connection.db)]
    const key = randomUUID()
    await add(token, milk, key)
    const { status, body } = await add(token, tea, key)
    expect([status, body.message]).toEqual([422, 'This Idempotency-Key was used for another product'])
    expect(await countsOf(token)).toEqual([1])
  })

  test('a refused addition may be sent again with its key', async () => {
    const { token } = await aShopper(shop)
    const { db } = shop.connection
    const milk = await aProduct(db, { onHand: 0 })
    const key = randomUUID()
    expect((await add(token, milk, key)).status).toBe(409)
    await setStock(db, milk, 5)
    expect((await add(token, milk, key)).status).toBe(200)
    expect(await countsOf(token)).toEqual([1])
  })

  test('forgets a key after 48 hours, not before', async () => {
    const { token } = await aShopper(shop)
    const { db } = shop.connection
    const milk = await aProduct(db)
    const key = randomUUID()
    const letPass = (hours: number) =>
      sql`update cart_additions set added_at = now() - make_interval(hours => ${hours}::int)`.execute(db)
    await add(token, milk, key)
    await letPass(47)
    await deleteOldAdditionKeys(db)
    await add(token, milk, key)
    expect(await countsOf(token)).toEqual([1])
    await letPass(49)
    await deleteOldAdditionKeys(db)
    await add(token, milk, key)
    expect(await countsOf(token)).toEqual([2])
  })

  test('keeps the newest thousand keys of a shopper', async () => {
    const { token, id } = await aShopper(shop)
    const { db } = shop.connection
    const milk = await aProduct(db)
    await sql`
      insert into cart_additions (shopper_id, key, product_id, added_at)
      select ${id}, 'old' || n, ${milk}, now() - make_interval(secs => n) from generate_series(1, 1100) n`.execute(db)
    await add(token, milk, randomUUID())
    const { rows } = await sql<{ count: string }>`select count(*)::text as count from cart_additions`.execute(db)
    expect(rows).toEqual([{ count: '1000' }])
  })

  test('reads a key with and without quotes alike', async () => {
    const { token } = await aShopper(shop)
    const milk = await aProduct(shop.connection.db)
    const key = randomUUID()
    await add(token, milk, key)
    await add(token, milk, `"${key}"`)
    expect(await countsOf(token)).toEqual([1])
  })

  test('refuses what is no key', async () => {
    const { token } = await aShopper(shop)
    const milk = await aProduct(shop.connection.db)
    for (const key of ['', ' ', 'two words', 'x'.repeat(101)]) {
      const { status, body } = await add(token, milk, key)
      expect([status, body.message]).toEqual([400, 'Idempotency-Key must be 1 to 100 visible ASCII characters'])
    }
  })

  test('is announced with the cart', async () => {
    const { token } = await aShopper(shop)
    expect((await call(shop, 'getCart', { token })).headers['idempotency-key']).toBe('kept')
  })
})
