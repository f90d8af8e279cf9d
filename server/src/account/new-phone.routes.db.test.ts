import { expect, test } from 'vitest'
import { call } from '../../test/build-test-app.ts'
import { anAddress } from '../../test/factories.ts'
import { aFullCart, openPayingShop } from '../../test/paying-shop.ts'
import { moveOn } from '../orders/placed/fulfilment.ts'

const shop = openPayingShop()

const OLD = '01012345678'
const NEW = '01112345678'
const MOTHERS = '01200000000'

test('a new phone goes into orders in the shop, and into kept addresses, that had the old one', async () => {
  const mona = await aFullCart(shop)
  const { token } = mona

  async function orderTo(phone: string, ...states: ('being packed' | 'on its way')[]): Promise<string> {
    const { body: cart } = await mona.add()
    const { body } = await mona.payCash(cart.cartId, { phone })
    for (const state of states) await moveOn(shop.connection.db, body.data._id, state, { name: 'Hala' })
    return body.data._id
  }
  const packed = await orderTo(OLD, 'being packed')
  const gone = await orderTo(OLD, 'being packed', 'on its way')
  const toMother = await orderTo(MOTHERS)
  for (const phone of [OLD, MOTHERS]) await call(shop, 'addAddress', { token, body: { ...anAddress, phone } })

  await call(shop, 'updateAccount', { token, body: { phone: NEW } })
  const phones = new Map<string, string>()
  for (const { _id, shippingAddress } of await mona.orders()) phones.set(_id, shippingAddress.phone)
  expect([packed, gone, toMother].map((id) => phones.get(id))).toEqual([NEW, OLD, MOTHERS])
  const { body } = await call(shop, 'listAddresses', { token })
  expect(body.data).toMatchObject([{ phone: NEW }, { phone: MOTHERS }])
})

test.each(['٠١٠١٢٣٤٥٦٧٨', '+20 101 234 5678', '010-1234-5678'])(
  'an order whose phone was typed %s has the new one, too',
  async (typed) => {
    const mona = await aFullCart(shop)
    await mona.payCash(undefined, { phone: typed })
    await call(shop, 'updateAccount', { token: mona.token, body: { phone: NEW } })
    expect(await mona.orders()).toMatchObject([{ shippingAddress: { phone: NEW } }])
  },
)

test('the numbers that an account had are told with its addresses and its data, the newest first and none twice', async () => {
  const { token } = await aFullCart(shop)
  for (const phone of [NEW, OLD, MOTHERS, MOTHERS, NEW]) await call(shop, 'updateAccount', { token, body: { phone } })
  await call(shop, 'updateAccount', { token, body: { name: 'Mona Aziz' } })
  const told = { phone: NEW, formerPhones: [MOTHERS, OLD] }
  expect((await call(shop, 'listAddresses', { token })).body).toMatchObject(told)
  expect((await call(shop, 'getAccountData', { token })).body.data.account).toMatchObject(told)
})

test('no more than five former numbers are kept', async () => {
  const { token } = await aFullCart(shop)
  for (const n of [1, 2, 3, 4, 5, 6, 7]) await call(shop, 'updateAccount', { token, body: { phone: `0101234560${n}` } })
  const { body } = await call(shop, 'listAddresses', { token })
  expect(body.formerPhones).toEqual([6, 5, 4, 3, 2].map((n) => `0101234560${n}`))
})

test('orders and addresses of another shopper with the same phone stay as they are', async () => {
  const [mona, ali] = [await aFullCart(shop), await aFullCart(shop)]
  await ali.payCash()
  await call(shop, 'addAddress', { token: ali.token, body: anAddress })
  await call(shop, 'updateAccount', { token: mona.token, body: { phone: NEW } })
  expect(await ali.orders()).toMatchObject([{ shippingAddress: { phone: OLD } }])
  expect((await call(shop, 'listAddresses', { token: ali.token })).body).toMatchObject({
    data: [{ phone: OLD }],
    phone: OLD,
  })
})
