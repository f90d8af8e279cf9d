/** The shop hears of a new order: with the order, by mail or at a web address. */
import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aDeliveryRound } from '../../test/a-delivery-round.ts'
import { aCashOrder, aPaidOrder } from '../../test/order-factories.ts'
import { useTestDatabase } from '../../test/test-database.ts'
import { oneRow, rowsOf } from '../db/rows.ts'
import { changeOrder } from '../orders/placed/change-order.ts'
import { giveOrdersToNobody } from '../orders/forget-shopper.queries.ts'
import { mailAboutOrder } from '../orders/order-letters.queries.ts'
import { listItems, type OrderRow } from '../orders/orders.queries.ts'
import type { Mail } from './mailer.ts'
import { postDueNotices } from './order-notices.ts'
import { sendDueMails } from './outbox.ts'
import { noticeKeyOf } from './webhook.ts'

const db = useTestDatabase()
const key = Buffer.alloc(32, 7)
const toShop = { noticeTo: 'shop@baqala.example' }

let mails: Mail[]
let refusals = 0
let posted: { signature: string; body: string }[]
let answers: number[]
let receiver: Server
let address: string

beforeAll(async () => {
  receiver = createServer((request, reply) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.once('end', () => {
      posted.push({ signature: String(request.headers['baqala-signature']), body })
      reply.writeHead(answers.shift() ?? 200, { location: '/elsewhere' }).end()
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/orders`
})
beforeEach(() => {
  mails = []
  posted = []
  answers = []
})
afterAll(() => receiver.close())

async function deliver() {
  await sql`update outbox set run_after = now(), leased_until = null where sent_at is null`.execute(db())
  const mailer = {
    async send(mail: Mail) {
      if (mail.to === 'shop@baqala.example' && refusals > 0) {
        refusals -= 1
        throw new Error('421 come back later')
      }
      mails.push(mail)
    },
  }
  const office = { db: db(), key, mailer, shopUrl: 'https://baqala.example', onGivenUp: () => undefined }
  while ((await sendDueMails(office)) > 0);
  while ((await postDueNotices(office)) > 0);
}

const noticesIn = () => rowsOf(db())`select 1 from outbox where kind = 'new order'`

describe('the notice of a new order', () => {
  test('is mailed to the shop: what to pack and what to collect, and nothing else of the shopper than the area', async () => {
    const { number } = await aCashOrder(db(), { name: 'Nadia', ...toShop })
    await deliver()
    const [notice, ...more] = mails.filter(({ to }) => to === 'shop@baqala.example')
    expect(more).toEqual([])
    expect(notice?.subject).toBe(`New order ${number}, 50.00\u00a0EGP`)
    expect(notice?.text).toContain(`Order ${number} waits to be packed. Area: Cairo. Collect 50.00\u00a0EGP in cash.`)
    expect(notice?.text).toContain('1 × Fresh Milk 1 litre, 50.00\u00a0EGP')
    expect(`${notice?.text} ${notice?.html}`).not.toMatch(/Nadia|Talaat|01012345678|shopper\d/)
  })

  test('says how the shopper pays and not the note, by mail and to a program', async () => {
    const { near, slot } = await aDeliveryRound(db())
    const word = { cashWith: 20_000, ifRunsOut: 'leave out', note: 'Ring twice' } as const
    const delivery = { areaId: near, slotId: slot, isExpress: false, fee: 1_500, word }
    for (const noticeTo of [toShop.noticeTo, address]) await aCashOrder(db(), { noticeTo, delivery, count: 3 })
    await deliver()
    const told = [mails.find(({ to }) => to === toShop.noticeTo)?.text ?? '', posted[0]?.body ?? '']
    expect(told).toEqual([expect.stringContaining('Collect 165.00'), expect.stringContaining('"cashWith":200')])
    expect(told.join()).not.toMatch(/note|Ring/)
  })

  test('says of an order that named no delivery which area was chosen, and that time and fee are to be agreed on', async () => {
    const { near: askedAreaId } = await aDeliveryRound(db())
    await aCashOrder(db(), { ...toShop, askedAreaId })
    await deliver()
    const notice = mails.find(({ to }) => to === toShop.noticeTo)
    expect(notice?.text).toContain('Area: Nasr City, Cairo. Collect 50.00\u00a0EGP and the delivery fee in cash.')
    expect(notice?.text).toContain('Agree on delivery by phone: its time, and its fee, which is not in this total.')
  })

  test('is gathered with the others of its minute: one mail tells of all, and the next waits for the next minute', async () => {
    const first = await aCashOrder(db(), toShop)
    await deliver()
    const later = [await aCashOrder(db(), toShop), await aCashOrder(db(), toShop), await aCashOrder(db(), toShop)]
    await deliver()
    const told = () => mails.filter(({ to }) => to === 'shop@baqala.example')
    expect(told()).toHaveLength(1)
    await sql`update rate_limits set resets_at = now()`.execute(db())
    await deliver()
    expect(told().map(({ subject }) => subject)).toEqual([
      `New order ${first.number}, 50.00\u00a0EGP`,
      '3 new orders, 150.00\u00a0EGP',
    ])
    for (const { number } of later) expect(told()[1]?.text).toContain(`Order ${number} waits to be packed.`)
    await sql`update rate_limits set resets_at = now()`.execute(db())
    await deliver()
    expect(told()).toHaveLength(2)
  })

  test('that the mail server refuses is kept with the others, and none is lost or told twice', async () => {
    const orders = [await aCashOrder(db(), toShop), await aCashOrder(db(), toShop)]
    refusals = 1
    await deliver()
    orders.push(await aCashOrder(db(), toShop))
    await sql`update rate_limits set resets_at = now()`.execute(db())
    await deliver()
    const told = mails.filter(({ to }) => to === 'shop@baqala.example')
    expect(told).toHaveLength(1)
    for (const { number } of orders) expect(told[0]?.text).toContain(`Order ${number} waits to be packed.`)
  })

  test('of an order that is changed tells it anew, once with the order if both wait', async () => {
    const change = async ({ id, shopperId, updatedAt: seen }: OrderRow, count: number) => {
      const [line] = await listItems(db(), [id])
      const counts = new Map([[line?.productId ?? '', count]])
      return changeOrder(db(), { orderId: id, who: shopperId, seenAt: seen, expectedTotal: 5_000 * count, counts })
    }
    const order = await aCashOrder(db(), toShop)
    const changed = await change(order, 2)
    await deliver()
    await change(changed, 3)
    await sql`update rate_limits set resets_at = now()`.execute(db())
    await deliver()
    const told = mails.filter(({ to }) => to === 'shop@baqala.example')
    expect(told.map(({ subject }) => subject)).toEqual([
      `Order ${order.number} was changed, 100.00\u00a0EGP`,
      `Order ${order.number} was changed, 150.00\u00a0EGP`,
    ])
    expect(told[0]?.text).toContain('was changed by the shopper, and waits to be packed like this:')
  })

  test('of an order by card goes out once it is paid', async () => {
    const { number } = await aPaidOrder(db(), toShop)
    await deliver()
    expect(mails.filter(({ to }) => to === 'shop@baqala.example')).toEqual([
      expect.objectContaining({
        subject: `New order ${number}, 50.00\u00a0EGP`,
        text: expect.stringContaining('Paid by card.'),
      }),
    ])
  })

  test('is posted with a signature that only the shop can make, and again until the receiver takes it', async () => {
    const { number } = await aCashOrder(db(), { noticeTo: address })
    answers = [503, 302]
    for (const attempts of [1, 2, 3, 3]) {
      await deliver()
      expect(posted).toHaveLength(attempts)
    }
    expect(new Set(posted.map(({ body }) => body)).size).toBe(1)
    const [{ signature, body } = { signature: '', body: '' }] = posted
    const [, seconds, hmac] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? []
    expect(hmac).toBe(createHmac('sha256', noticeKeyOf(key)).update(`${seconds}.${body}`).digest('hex'))
    expect(Math.abs(Number(seconds) - Date.now() / 1000)).toBeLessThan(60)
    expect(JSON.parse(body)).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      event: 'order.new',
      order: {
        ...{ number, area: 'Cairo', payment: 'cash', isPaid: false, total: 50, currency: 'EGP' },
        lines: [{ title: 'Fresh Milk 1 litre', count: 1, price: 50 }],
      },
    })
  })

  test('that nobody receives says why, and not to which address', async () => {
    const gone = createServer().listen(0)
    const { port } = gone.address() as AddressInfo
    await new Promise((resolve) => gone.close(resolve))
    await aCashOrder(db(), { noticeTo: `http://127.0.0.1:${port}/secret-path` })
    await deliver()
    const { why } = await oneRow<{ why: string }>(db())`select last_error as why from outbox where kind = 'new order'`
    expect(why).toBe('the receiver of order notices does not answer: ECONNREFUSED')
  })

  test('that waits when the account is deleted goes out without the area', async () => {
    const { number, shopperId } = await aCashOrder(db(), toShop)
    await giveOrdersToNobody(db(), shopperId)
    await deliver()
    const notice = mails.find(({ to }) => to === 'shop@baqala.example')
    expect(notice?.text).toContain(`Order ${number} waits to be packed. Collect 50.00\u00a0EGP in cash.`)
  })

  test('is part of the order: with an order that is rolled back there is none', async () => {
    const { id } = await aCashOrder(db())
    await sql`update orders set notice_to = ${address}`.execute(db())
    const undone = db()
      .transaction()
      .execute(async (tx) => {
        await mailAboutOrder(tx, 'order placed', id)
        throw new Error('The last piece was just sold.')
      })
    await expect(undone).rejects.toThrow('The last piece')
    expect(await noticesIn()).toEqual([])
  })

  test('goes where the process that took the order sends it, whichever other started since', async () => {
    const heard = () =>
      rowsOf<{ recipient: string }>(db())`select recipient from outbox where kind = 'new order' order by recipient`
    await aCashOrder(db(), toShop)
    await aCashOrder(db())
    expect(await heard()).toEqual([{ recipient: 'shop@baqala.example' }])
    await aPaidOrder(db(), { noticeTo: 'mona@baqala.example' })
    expect(await heard()).toEqual([{ recipient: 'mona@baqala.example' }, { recipient: 'shop@baqala.example' }])
  })
})
