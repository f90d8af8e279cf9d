import type { OrderState } from '@baqala/contract/orders'
import { idFor } from '../src/db/ids.ts'
import { execute, maybeRow, rowsOf, sql, type Db } from '../src/db/rows.ts'
import { inTransaction } from '../src/db/transaction.ts'
import { moveOrder, release } from '../src/orders/move-order.ts'
import { orderColumns, type OrderRow } from '../src/orders/orders.queries.ts'
import { openPage } from '../src/orders/checkout/payment-pages.ts'
import { settleEnd } from '../src/orders/checkout/settle.ts'
import { makeLocalPayments } from '../src/payments/local-payments.ts'
import { CURRENCY } from '../src/egypt/money.ts'
import { backdate, dateFromPlacing, midnight } from './date-demo-orders.ts'
import { DEMO_STAFF } from './demo-staff.ts'
import { orderAsShopper, SHOPPERS } from './order-as-shopper.ts'

type Step = 'paid' | 'being packed' | 'on its way' | 'delivered' | 'cancelled' | 'refunded'

interface DemoOrder {
  /** Minutes since it was placed. */
  readonly ago: number
  readonly kinds: number
  readonly steps: readonly Step[]
  readonly time?: 'first'
  readonly why?: string
}

const TO_DOOR: readonly Step[] = ['being packed', 'on its way', 'delivered']

const ORDERS: readonly DemoOrder[] = [
  { ago: 205, kinds: 6, steps: TO_DOOR },
  { ago: 180, kinds: 4, steps: ['paid', ...TO_DOOR] },
  { ago: 170, kinds: 3, steps: ['cancelled'], why: 'Nobody answered the door or the phone.' },
  { ago: 150, kinds: 5, steps: ['paid', 'cancelled', 'refunded'], why: 'The fresh bread did not come today.' },
  { ago: 118, kinds: 3, steps: ['paid', 'cancelled'], why: 'The shopper called: ordered twice by mistake.' },
  { ago: 64, kinds: 7, steps: ['being packed', 'on its way'] },
  { ago: 52, kinds: 4, steps: ['paid', 'being packed', 'on its way'] },
  { ago: 38, kinds: 9, steps: ['being packed'] },
  { ago: 27, kinds: 3, steps: ['paid', 'being packed'] },
  { ago: 19, kinds: 5, steps: [] },
  { ago: 12, kinds: 6, steps: ['paid'] },
  { ago: 8, kinds: 4, steps: [] },
  { ago: 3, kinds: 3, steps: [], time: 'first' },
]

// Any number that no other advisory lock of this shop uses.
const SEED_LOCK = 2_026_003

interface Local {
  /** The secret of the local payment provider; undefined where payments are not its own. */
  readonly secret: string | undefined
  readonly origin: string
}

/**
 * Gives the demo shop orders of today in each state that the staff meet, and brings its older ones to their doors. A shop with
 * orders of today, or only of other people, stays as it is. No letter goes out about them.
 */
export function seedDemoOrders(db: Db, local: Local): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (await isUpToDate(tx)) return
    await execute(tx)`select pg_advisory_xact_lock(${SEED_LOCK})`
    if (await isUpToDate(tx)) return
    for (const order of await listForgotten(tx)) await bringToDoor(tx, order)
    for (const [at, wanted] of ORDERS.entries()) await seedOrder(tx, wanted, at, local)
    await execute(tx)`delete from outbox where shopper_id in (${demoShoppers}) and sent_at is null`
  })
}

const demoShoppers = sql.join(SHOPPERS.map(({ phone }) => idFor('shopper', phone)))

async function isUpToDate(tx: Db): Promise<boolean> {
  const newest = await maybeRow<{ isOfToday: boolean; isDemo: boolean }>(tx)`
    select created_at >= ${midnight()} as "isOfToday",
      exists (select from orders where shopper_id in (${demoShoppers})) as "isDemo"
    from orders order by created_at desc limit 1`
  return newest !== undefined && (newest.isOfToday || !newest.isDemo)
}

/** The demo shoppers' orders that were open when an earlier day ended. */
function listForgotten(tx: Db): Promise<OrderRow[]> {
  return rowsOf<OrderRow>(tx)`
    select ${orderColumns} from orders o
    where o.shopper_id in (${demoShoppers}) and o.state in ('placed', 'paid', 'being packed', 'on its way') order by o.number`
}

async function bringToDoor(tx: Db, order: OrderRow): Promise<void> {
  const steps = TO_DOOR.slice(TO_DOOR.findIndex((step) => step === order.state) + 1)
  let { state } = order
  for (const step of steps) state = await take(tx, step, { ...order, state })
  await dateFromPlacing(tx, order)
}

async function seedOrder(tx: Db, wanted: DemoOrder, at: number, local: Local): Promise<void> {
  const shopper = SHOPPERS[at % SHOPPERS.length]
  if (shopper === undefined) return
  const isPaid = wanted.steps.includes('paid') && local.secret !== undefined
  const { kinds, time = 'to be agreed on' } = wanted
  const order = await orderAsShopper(tx, shopper, { kinds, time, method: isPaid ? 'card' : 'cash' })
  if (order === undefined) return
  if (isPaid) await pay(tx, order, local)
  let state: OrderState = isPaid ? 'paid' : order.state
  // Without the local provider all orders are in cash, which nobody pays back.
  const steps = wanted.steps.filter((step) => isPaid || step !== 'refunded')
  for (const step of steps) state = await take(tx, step, { ...order, state }, wanted.why)
  await backdate(tx, order, wanted.ago)
}

async function pay(tx: Db, order: OrderRow, { secret = '', origin }: Local): Promise<void> {
  const payments = makeLocalPayments({ db: tx, secret, pagesAt: () => origin, webhooksAt: () => origin })
  const page = await openPage({ db: tx, payments }, order, { storefront: origin, cart: '/Cart' })
  if (page === undefined) return
  await execute(tx)`update local_payments set state = 'paid' where id = ${page.id}`
  const end = { kind: 'paid', amount: order.total, currency: CURRENCY } as const
  await settleEnd(tx, { reference: order.id, sessionId: page.id, end })
}

const [OWNER, PICKER] = DEMO_STAFF.map(({ name, login, role }) => ({ name, role, staffId: idFor('staff', login) }))

const REASONS = {
  'being packed': 'packing',
  'on its way': 'onItsWay',
  delivered: 'delivered',
  refunded: 'refunded',
} as const

/** Takes a step with an order, as the demo people would, and returns its state. `paid` was taken by paying. */
async function take(tx: Db, step: Step, order: OrderRow, why = ''): Promise<OrderState> {
  if (step === 'paid') return order.state
  if (step === 'cancelled') {
    const state = order.paymentMethod === 'card' ? 'refund due' : 'cancelled'
    const reason = { reason: 'cancelledByShop', params: { note: why } } as const
    await release(tx, order, { state, who: 'shop', clerk: OWNER, ...reason })
    return state
  }
  if (step === 'refunded') await execute(tx)`update payments set refunded_at = now() where order_id = ${order.id}`
  const clerk = step === 'refunded' ? OWNER : PICKER
  await moveOrder(tx, order, { state: step, who: 'shop', clerk, reason: REASONS[step] })
  return step
}
