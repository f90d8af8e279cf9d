import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestShop } from '../../../test/build-test-app.ts'
import { aCashOrder, deliver } from '../../../test/order-factories.ts'
import { signInEach, staffCall } from '../../../test/staff-calls.ts'
import { valuesOf } from '../../db/rows.ts'
import { giveOrdersToNobody } from '../forget-shopper.queries.ts'
import { listOrders } from '../placed/list-orders.ts'

const shop = openTestShop({ HOST: '127.0.0.1' })
const db = () => shop.connection.db
const cookies = signInEach(shop, 'owner', 'manager', 'picker', 'courier')

const open = (number: number, who = 'manager') =>
  staffCall(shop, 'getOrder', { cookie: cookies[who], params: { number: String(number) } })
const move = (number: number, body: object, who = 'manager', more: object = {}) =>
  staffCall(shop, 'moveOrder', { cookie: cookies[who], params: { number: String(number) }, body, ...more })
const seenBy = async (shopperId: string) => (await listOrders(db(), shopperId, {}, { origin: '', language: 'en' })).data

describe('a delivery that was pressed wrongly', () => {
  const takeBack = (number: number, who = 'owner', more: object = {}) =>
    move(number, { state: 'on its way', why: 'It was 10043.' }, who, more)
  const cashToday = async () => {
    const report = await staffCall(shop, 'getDayReport', { cookie: cookies['owner'], query: '' })
    return report.body.data.takings.cash
  }

  test('is taken back by the owner, who says why: the order is on its way again, and its cash is not taken', async () => {
    const { id, number, shopperId } = await aCashOrder(db())
    await deliver(db(), id)
    expect(await cashToday()).toBe(50)
    expect((await open(number, 'owner')).body.data.mayMove).toEqual(['on its way'])
    expect((await takeBack(number, 'owner', { query: 'check=true' })).body.data.state).toBe('on its way')
    expect((await takeBack(number)).body.data).toMatchObject({
      ...{ state: 'on its way', isPaid: false, money: { toCollect: 50 }, mayMove: ['delivered', 'cancelled'] },
      moves: expect.arrayContaining([
        expect.objectContaining({ by: 'owner owner', why: 'Taken back, it was not delivered: It was 10043.' }),
      ]),
    })
    expect(await cashToday()).toBe(0)
    const [seen] = await seenBy(shopperId)
    expect(seen).toMatchObject({ state: 'on its way', isDelivered: false, isPaid: false })
    expect(seen?.moves?.at(-1)?.why).toBe('It was not delivered yet: we pressed that by mistake. It is on its way.')
    expect(
      await valuesOf(db())`select kind from outbox where shopper_id = ${shopperId} order by run_after, id`,
    ).toEqual([...['order placed', 'order on its way', 'order delivered', 'order on its way']])
    const { body } = await staffCall(shop, 'listLog', { cookie: cookies['owner'], query: 'what=taken' })
    expect(body.data.entries).toMatchObject([
      {
        who: 'owner owner',
        what: 'order taken back',
        about: { name: String(number) },
        after: { note: 'It was 10043.' },
      },
    ])
    await move(number, { state: 'delivered' })
    expect(await cashToday()).toBe(50)
  })

  test('is the run of its courier again, who delivers it', async () => {
    const { number } = await aCashOrder(db())
    await move(number, { state: 'being packed' })
    for (const state of ['on its way', 'delivered']) await move(number, { state }, 'courier')
    expect((await open(number, 'courier')).body.data).toMatchObject({ phone: null, mayMove: [] })
    await move(number, { state: 'on its way', why: 'Not yet.', courierPhone: '010 0123 4567' })
    expect((await open(number, 'courier')).body.data).toMatchObject({
      ...{ phone: '01012345678', courierPhone: '01001234567', mayMove: ['delivered'] },
    })
    expect((await move(number, { state: 'delivered' }, 'courier')).status).toBe(200)
  })

  test('is not taken back where nothing is delivered: the order does not leave the shop by that', async () => {
    const { number } = await aCashOrder(db())
    await move(number, { state: 'being packed' })
    const { status, body } = await takeBack(number)
    expect([status, body.message]).toEqual([409, `Order ${number} is being packed: there is no delivery to take back.`])
    expect((await open(number)).body.data.state).toBe('being packed')
  })

  test('is not taken back by others, without a reason, on another day, or once the account is deleted', async () => {
    const { id, number, shopperId } = await aCashOrder(db())
    await deliver(db(), id)
    expect((await open(number, 'picker')).body.data.mayMove).toEqual([])
    expect((await takeBack(number, 'picker')).body.message).toContain(
      'may not cancel an order, or take a delivery back',
    )
    expect((await move(number, { state: 'on its way' })).body.message).toMatch(
      /it cannot become on its way\. Hala delivered it at .* can take that back, on the same day\.$/,
    )
    await sql`update orders set delivered_at = delivered_at - interval '24 hours'`.execute(db())
    expect((await takeBack(number)).status).toBe(409)
    expect((await open(number)).body.data.mayMove).toEqual([])
    await sql`update orders set delivered_at = now()`.execute(db())
    await giveOrdersToNobody(db(), shopperId)
    expect((await takeBack(number)).status).toBe(409)
    expect((await open(number)).body.data.mayMove).toEqual([])
  })
})
