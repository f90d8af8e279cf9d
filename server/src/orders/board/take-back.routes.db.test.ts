import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestShop } from '../../../test/build-test-app.ts'
import { aCashOrder, deliver } from '../../../test/order-factories.ts'
import { signInEach, staffCall } from '../../../test/staff-calls.ts'
import { valuesOf } from '../../db/rows.ts'
import { giveOrdersToNobody } from '../forget-shopper.queries.ts'
import { insertNote } from '../order-moves.queries.ts'
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
      ...{
        state: 'on its way',
        isPaid: false,
        money: { toCollect: 50 },
        mayMove: ['being packed', 'delivered', 'cancelled'],
      },
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
    ).toEqual([...['order placed', 'order not delivered']])
    await shop.deliverMails()
    expect(shop.mails.find(({ subject }) => subject.includes('is still on its way'))?.text).toMatch(
      /“Delivered” was pressed by mistake: your order is still on its way\.[^]*Please have 50\.00\u00a0EGP in cash ready\./,
    )
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
    expect([status, body.message]).toEqual([409, `Order ${number} is being packed: there is nothing to take back.`])
    expect((await open(number)).body.data.state).toBe('being packed')
  })

  test('is not taken back by others, without a reason, on another day, or once the account is deleted', async () => {
    const { id, number, shopperId } = await aCashOrder(db())
    await deliver(db(), id)
    expect((await open(number, 'picker')).body.data.mayMove).toEqual([])
    expect((await takeBack(number, 'picker')).body.message).toContain('may not cancel an order, or take a step back')
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

describe('an order that was sent by mistake', () => {
  const why = 'It stands here.'
  const recall = (number: number, who = 'owner', more: object = {}) =>
    move(number, { state: 'being packed', why }, who, more)

  test('is being packed again, packed as it was, and the shopper is told why', async () => {
    const { number, shopperId } = await aCashOrder(db())
    for (const state of ['being packed', 'packed', 'on its way'])
      await move(number, { state, ...(state === 'on its way' && { courierPhone: '010 0123 4567' }) })
    expect((await open(number)).body.data.mayMove).toEqual(['being packed', 'delivered', 'cancelled'])
    expect((await recall(number, 'owner', { query: 'check=true' })).body.data.state).toBe('being packed')
    expect((await recall(number)).body.data).toMatchObject({
      ...{ state: 'being packed', isPacked: true, courierPhone: null, mayMove: ['on its way', 'cancelled'] },
      moves: expect.arrayContaining([
        expect.objectContaining({ by: 'owner owner', why: `Taken back, it had not left: ${why}` }),
      ]),
    })
    const [seen] = await seenBy(shopperId)
    const last = { why: 'It has not left our shop yet: we pressed that by mistake. It is being packed.' }
    expect([seen?.state, seen?.moves?.at(-1)]).toMatchObject(['being packed', last])
    await shop.deliverMails()
    expect(shop.mails.find(({ subject }) => subject.includes('has not left yet'))?.text).toMatch(
      /“On its way” was pressed by mistake: your order is still in our shop\.[^]*You pay 50\.00\u00a0EGP in cash when it arrives\./,
    )
    const { body } = await staffCall(shop, 'listLog', { cookie: cookies['owner'], query: 'what=taken back' })
    const about = { name: String(number) }
    expect(body.data.entries).toMatchObject([{ what: 'order taken back to the shop', about, after: { note: why } }])
    // The note about it goes with the account.
    await giveOrdersToNobody(db(), shopperId)
    expect((await open(number)).body.data.moves.at(-1).why).toBe('Taken back, it had not left: ')
    expect((await move(number, { state: 'on its way' }, 'courier')).status).toBe(200)
  })

  test('stays on its way for others, without a reason, and from the next day on', async () => {
    const order = await aCashOrder(db())
    const { number } = order
    for (const state of ['being packed', 'on its way']) await move(number, { state }, 'manager')
    expect((await open(number, 'picker')).body.data.mayMove).toEqual(['delivered'])
    expect((await recall(number, 'picker')).status).toBe(403)
    expect((await move(number, { state: 'being packed' }, 'picker')).body.message).toMatch(
      /it cannot become being packed\. manager manager sent it at .* can take that back, on the same day\.$/,
    )
    await sql`update order_moves set moved_at = moved_at - interval '24 hours'`.execute(db())
    // A note about money changes the order, too, and does not make it leave today.
    const note = { reason: 'disputed', params: { amount: '50' }, who: 'payment provider' } as const
    await insertNote(db(), { ...order, state: 'on its way' }, note)
    expect((await recall(number)).status).toBe(409)
    expect((await open(number)).body.data.mayMove).toEqual(['delivered', 'cancelled'])
    await move(number, { state: 'delivered' })
    expect((await recall(number)).body.message).toMatch(/is delivered; it cannot become being packed/)
  })
})

describe('the letter about a step that the mail server put off', () => {
  const subjectsAfter = async (...steps: object[]) => {
    const { number } = await aCashOrder(db())
    await move(number, { state: 'being packed' })
    await shop.deliverMails()
    const before = shop.mails.length
    for (const step of steps) {
      await move(number, step)
      await sql`update outbox set attempts = 1, run_after = now() + interval '1 minute' where sent_at is null`.execute(
        db(),
      )
    }
    await sql`update outbox set run_after = now()`.execute(db())
    await shop.deliverMails()
    return shop.mails.slice(before).map(({ subject }) => subject)
  }
  const [sent, delivered] = [{ state: 'on its way' }, { state: 'delivered' }]
  const recalled = { state: 'being packed', why: 'It stands here.' }

  test('is not sent after the step was taken back', async () => {
    expect(await subjectsAfter(sent, recalled)).toEqual([expect.stringContaining('has not left yet')])
    const takenBack = { ...sent, why: 'It was 10043.' }
    expect(await subjectsAfter(sent, delivered, takenBack)).toEqual([expect.stringContaining('is still on its way')])
    expect(await subjectsAfter(sent, delivered, takenBack, recalled)).toEqual([
      expect.stringContaining('has not left yet'),
    ])
  })

  test('is not sent once the order has gone further: nobody is to have cash ready who has paid at the door', async () => {
    expect(await subjectsAfter(sent, delivered)).toEqual([expect.stringContaining('was delivered')])
    const cancelled = { state: 'cancelled', why: 'Nobody was at home.' }
    expect(await subjectsAfter(sent, cancelled)).toEqual([expect.stringContaining('cancelled')])
  })

  test('nor the one that took it back, once the step was made after all', async () => {
    expect(await subjectsAfter(sent, recalled, sent)).toEqual([expect.stringContaining('is on its way')])
  })

  test('of another order is sent', async () => {
    const other = await aCashOrder(db())
    for (const state of ['being packed', 'on its way']) await move(other.number, { state })
    await sql`update outbox set run_after = now() + interval '1 minute' where sent_at is null`.execute(db())
    expect(await subjectsAfter(sent, recalled)).toContainEqual(expect.stringContaining(`(${other.number})`))
  })
})
