import { expect, test } from 'vitest'
import { call } from '../../test/build-test-app.ts'
import { aFullCart, openPayingShop } from '../../test/paying-shop.ts'

const shop = openPayingShop()
const HOME = { name: 'Home', details: '12 Talaat Harb Street, flat 4', phone: '01012345678', city: 'Cairo' }

/** A shopper with an order to this address, which the account keeps, however the order had it typed. */
async function ordersTo(typed: object) {
  const mona = await aFullCart(shop)
  const { token } = mona
  const _id: string = (await call(shop, 'addAddress', { token, body: HOME })).body.data[0]._id
  await mona.payCash(undefined, typed)
  const update = (body: object) => call(shop, 'updateAddress', { token, params: { addressId: _id }, body })
  const remove = () => call(shop, 'removeAddress', { token, params: { addressId: _id } })
  const former = async () => (await call(shop, 'listAddresses', { token })).body.formerAddresses
  return { ...{ _id, token }, ...{ update, remove, former } }
}

test('an address that was ordered to and then corrected is told as a former one, with the moment, and not for a new label', async () => {
  const { _id, token, update, former } = await ordersTo({ ...HOME, details: '12 talaat harb  street flat 4' })
  await update({ ...HOME, name: 'Parents', phone: '01112345678' })
  expect(await former()).toEqual([])
  await update({ details: '55 Talaat Harb Street' })
  const told = [{ _id, details: HOME.details, city: 'Cairo', leftAt: expect.any(String) }]
  expect(await former()).toEqual(told)
  expect(Date.now() - Date.parse((await former())[0].leftAt)).toBeLessThan(60_000)
  expect((await call(shop, 'getAccountData', { token })).body.data.formerAddresses).toEqual(told)
})

test('one to which nothing was ordered leaves no trace in the account, corrected or removed', async () => {
  const { update, remove, former } = await ordersTo({ ...HOME, city: 'Giza' })
  await update({ details: '55 Talaat Harb Street' })
  await remove()
  expect(await former()).toEqual([])
})

test('one that was removed is a former one, once', async () => {
  const { _id, remove, former } = await ordersTo(HOME)
  await remove()
  await remove()
  expect(await former()).toMatchObject([{ _id, details: HOME.details }])
})

test('no more than twenty are kept, the newest first', async () => {
  const { update, former } = await ordersTo(HOME)
  for (let n = 0; n < 22; n++) {
    await update({ city: 'Giza' })
    await update({ city: 'Cairo' })
  }
  const moments = (await former()).map(({ leftAt }: { leftAt: string }) => leftAt)
  expect(moments).toHaveLength(20)
  expect(moments).toEqual(moments.toSorted().toReversed())
})
