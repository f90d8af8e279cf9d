/**
 * A local stand-in for a payment provider, for trying things out: it has hosted pages, signed webhooks and a table of its
 * own, as a real provider has.
 */
import { randomBytes } from 'node:crypto'
import { LANGUAGES } from '@baqala/contract/language'
import { execute, maybeRow, oneValue, sql, type Db } from '../db/rows.ts'
import { CURRENCY } from '../egypt/money.ts'
import { readWebhook, sendWebhook } from './local-webhook.ts'
import { feeLines, type OrderToPay, PAGE_MINUTES, ProviderRefuses } from './payments.ts'
import type { Payments, SessionEnd } from './payments.ts'

/** A page of the local provider. */
export interface LocalPayment extends Pick<
  OrderToPay,
  'reference' | 'amount' | 'orderNumber' | 'successUrl' | 'cancelUrl'
> {
  readonly state: 'open' | 'paid' | 'expired'
  readonly description: string
}

const columns = sql`
  reference, amount, order_number as "orderNumber", description, success_url as "successUrl", cancel_url as "cancelUrl",
  case when state = 'open' and expires_at < now() then 'expired' else state end as state`

export interface LocalPayments extends Payments {
  findPayment(id: string): Promise<LocalPayment | undefined>
  /** Ends the page and sends the webhook. */
  finish(id: string, how: 'paid' | 'expired'): Promise<LocalPayment | undefined>
}

interface LocalSettings {
  readonly db: Db
  readonly secret: string
  readonly pagesAt: () => string
  /** The origin of the server that receives the webhooks. */
  readonly webhooksAt: () => string
}

export function makeLocalPayments({ db, secret, pagesAt, webhooksAt }: LocalSettings): LocalPayments {
  return {
    name: 'local',
    min: 0,
    languages: LANGUAGES,
    async openSession(order) {
      const id = `local_${randomBytes(16).toString('hex')}`
      await insertPage(db, id, order)
      const known = await oneValue<string>(db)`select id from local_payments where reference = ${order.reference}`
      return { id: known, url: `${pagesAt()}/local/payments/${known}` }
    },
    async closeSession(id) {
      await endPage(db, id, 'expired')
      const page = await findPayment(db, id)
      return page?.state === 'paid' ? endOf(page) : { kind: 'expired' }
    },
    async findSession(id) {
      const page = await findPayment(db, id)
      if (page === undefined) return { kind: 'expired' }
      return page.state === 'open' ? { kind: 'open' } : endOf(page)
    },
    async refund(id) {
      // There is no money to send.
      const page = await findPayment(db, id)
      if (page?.state !== 'paid') throw new ProviderRefuses(`Nobody paid on the page ${id}.`)
    },
    async readWebhook(rawBody, headers) {
      return readWebhook(secret, rawBody, headers)
    },
    findPayment: (id) => findPayment(db, id),
    async finish(id, how) {
      const page = await endPage(db, id, how)
      if (page === undefined) return findPayment(db, id)
      const event = { id: `${id}_${page.state}`, sessionId: id, reference: page.reference, end: endOf(page) }
      await sendWebhook(`${webhooksAt()}/api/webhooks/local`, secret, event)
      return page
    },
  }
}

/** Repeated for the same order, it keeps the page that is there. */
async function insertPage(db: Db, id: string, order: OrderToPay): Promise<void> {
  const goods = order.lines.map((line) => `${line.count} × ${line.title}`)
  const description = [...goods, ...feeLines(order).map(({ title }) => title)].join('\n')
  await execute(db)`
    insert into local_payments (id, reference, amount, order_number, description, success_url, cancel_url, expires_at)
    values (${id}, ${order.reference}, ${order.amount}, ${order.orderNumber}, ${description}, ${order.successUrl},
      ${order.cancelUrl}, now() + make_interval(mins => ${PAGE_MINUTES}))
    on conflict (reference) do nothing`
}

function findPayment(db: Db, id: string): Promise<LocalPayment | undefined> {
  return maybeRow<LocalPayment>(db)`select ${columns} from local_payments where id = ${id}`
}

/** Undefined if the page has ended already. */
function endPage(db: Db, id: string, how: 'paid' | 'expired'): Promise<LocalPayment | undefined> {
  return maybeRow<LocalPayment>(db)`
    update local_payments set state = ${how} where id = ${id} and state = 'open' and (expires_at > now() or ${how} = 'expired')
    returning ${columns}`
}

function endOf(page: LocalPayment): SessionEnd {
  return page.state === 'paid' ? { kind: 'paid', amount: page.amount, currency: CURRENCY } : { kind: 'expired' }
}
