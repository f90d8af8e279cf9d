import { describe, expect, test } from 'vitest'
import { API_ROOT } from '@baqala/contract/calls'
import { aShopper, call, openTestShop } from '../../test/build-test-app.ts'

const shop = openTestShop()
const HOME = { name: 'Home', details: '12 Talaat Harb Street, flat 4', phone: '01012345678', city: 'Cairo' }
const WORK = { name: 'Work', details: '3 El Tahrir Square, 5th floor', phone: '01112345678', city: 'Giza' }

const add = (token: string, body: object) => call(shop, 'addAddress', { token, body })
const list = (token: string) => call(shop, 'listAddresses', { token })

describe('/addresses', () => {
  test('a new shopper keeps none, and is told the phone of the account to begin with', async () => {
    const { token } = await aShopper(shop, { phone: '01234567890' })
    expect((await list(token)).body).toEqual({
      status: 'success',
      results: 0,
      data: [],
      phone: '01234567890',
      formerPhones: [],
      formerAddresses: [],
    })
  })

  test('an address is kept, and the answer is all of them, the oldest first', async () => {
    const { token } = await aShopper(shop)
    expect(await add(token, HOME)).toMatchObject({
      status: 200,
      body: { status: 'success', message: 'Address added successfully', results: 1 },
    })
    const { body } = await add(token, WORK)
    const data = [
      { _id: expect.stringMatching(/^[0-9a-f]{24}$/), ...HOME },
      { _id: expect.stringMatching(/^[0-9a-f]{24}$/), ...WORK },
    ]
    expect(body.data).toEqual(data)
    expect((await list(token)).body).toMatchObject({ status: 'success', results: 2, data: body.data })
  })

  test('an address needs no name, but somewhere to deliver to', async () => {
    const { token } = await aShopper(shop)
    const { name: _, ...nameless } = HOME
    expect((await add(token, nameless)).body.data).toMatchObject([{ ...nameless, name: '' }])
    for (const field of ['details', 'phone', 'city']) {
      const { status, body } = await add(token, { ...HOME, [field]: ' ' })
      expect([status, body.message, body.errors.param]).toEqual([400, `${field} is required`, field])
    }
    const long = await add(token, { ...HOME, name: 'x'.repeat(101) })
    expect([long.status, long.body.message]).toEqual([400, 'name is too long'])
    expect((await list(token)).body.results).toBe(1)
  })

  test('one address is read, changed in the fields that are sent, and removed', async () => {
    const { token } = await aShopper(shop)
    const addressId: string = (await add(token, HOME)).body.data[0]._id
    const { body: other } = await add(token, WORK)
    expect(await call(shop, 'getAddress', { token, params: { addressId } })).toMatchObject({
      status: 200,
      body: { status: 'success', data: { _id: addressId, ...HOME } },
    })
    const changed = await call(shop, 'updateAddress', { token, params: { addressId }, body: { city: 'Alexandria' } })
    expect(changed.body.message).toBe('Address updated successfully')
    expect(changed.body.data).toEqual([{ _id: addressId, ...HOME, city: 'Alexandria' }, other.data[1]])
    const removed = await call(shop, 'removeAddress', { token, params: { addressId } })
    expect(removed.body).toEqual({
      status: 'success',
      message: 'Address removed successfully',
      results: 1,
      data: [other.data[1]],
    })
    expect((await call(shop, 'removeAddress', { token, params: { addressId } })).body.data).toEqual([other.data[1]])
  })

  test('keeps the parts of an address and its area, and lets go of both where another client moves it', async () => {
    const { token } = await aShopper(shop)
    const parts = { street: '12 Talaat Harb Street', building: '', floor: '', flat: '4', landmark: '' }
    const { body } = await add(token, { ...HOME, parts: { street: parts.street, flat: '4' }, areaId: 'downtown' })
    expect(body.data).toMatchObject([{ ...HOME, parts, areaId: 'downtown' }])
    const params = { addressId: body.data[0]._id }
    const change = async (changes: object) =>
      (await call(shop, 'updateAddress', { token, params, body: changes })).body.data[0]
    expect(await change({ name: 'Parents', areaId: 'zamalek' })).toMatchObject({ parts, areaId: 'zamalek' })
    expect(await change({ details: '9 Nile Street', city: 'Giza' })).toEqual({
      _id: params.addressId,
      ...HOME,
      name: 'Parents',
      details: '9 Nile Street',
      city: 'Giza',
    })
    const long = await add(token, { ...HOME, parts: { floor: 'x'.repeat(41) } })
    expect([long.status, long.body.message]).toEqual([400, 'details is too long'])
  })

  test('an address that is not there is not found', async () => {
    const { token } = await aShopper(shop)
    for (const name of ['getAddress', 'updateAddress'] as const) {
      const { status, body } = await call(shop, name, { token, params: { addressId: 'none' }, body: HOME })
      expect([status, body.message]).toEqual([404, 'this address not found'])
    }
  })

  test('nobody reads, changes or removes the address of somebody else', async () => {
    const [mona, ali] = [await aShopper(shop), await aShopper(shop)]
    const addressId: string = (await add(mona.token, HOME)).body.data[0]._id
    const asAli = { token: ali.token, params: { addressId } }
    expect((await call(shop, 'getAddress', asAli)).status).toBe(404)
    expect((await call(shop, 'updateAddress', { ...asAli, body: WORK })).status).toBe(404)
    expect((await call(shop, 'removeAddress', asAli)).body.data).toEqual([])
    expect((await list(ali.token)).body.data).toEqual([])
    expect((await list(mona.token)).body.data).toEqual([{ _id: addressId, ...HOME }])
  })

  test('an account keeps twenty addresses, also if more are added at once', async () => {
    const { token } = await aShopper(shop)
    const answers = await Promise.all(Array.from({ length: 24 }, () => add(token, HOME)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused.map(({ body }) => body.message)).toEqual(
      Array(4).fill('You keep 20 addresses already. Please remove one first.'),
    )
    expect((await list(token)).body.results).toBe(20)
  })

  test('the address may end with a slash', async () => {
    const { token } = await aShopper(shop)
    const { statusCode } = await shop.app.inject({ url: `${API_ROOT}/addresses/`, headers: { token } })
    expect(statusCode).toBe(200)
  })
})
