import type { StaffOrder } from '@baqala/contract/admin/staff-order'
import { Section } from '@baqala/kit/ui/section.tsx'
import { egp, moment } from '../ui/words.ts'
import { howPaid, firstName } from './order-card.tsx'
import { MapPin, MessageCircle, Phone, withIcon } from './icons.tsx'
import { messages } from '#messages/orders'

export function OrderMoney({ order }: { readonly order: StaffOrder }) {
  const { goods, fee, total, toCollect, payments, surplus } = order.money
  return (
    <Section level={3} titleClass="order-part" title={messages.money}>
      <dl className="order-money">
        <Amount label={messages.goodsAmount} amount={goods} />
        <Amount label={messages.fee} amount={fee} ifNone={noFee(order)} />
        <Amount label={`${messages.total} (${howPaid(order)})`} amount={total} className="font-bold" />
        {toCollect > 0 && <Amount label={messages.toCollect} amount={toCollect} className="font-bold" />}
        <FeeToAdd order={order} className="font-bold" />
        <ChangeToBring {...order.money} />
      </dl>
      {payments.map(({ amount, at, refundedAt, isByHand, isOwed }) => (
        <p key={at} className="mt-2 text-sm">
          {messages.paidByCard(egp(amount), moment(at))}
          {refundedAt !== null && ` · ${(isByHand ? messages.wentBackByHand : messages.wentBack)(moment(refundedAt))}`}
          {isOwed && <strong className="text-tomato-ink"> · {messages.isOwed}</strong>}
        </p>
      ))}
      {surplus !== null && <p className="mt-2 font-bold text-tomato-ink">{surplus}</p>}
    </Section>
  )
}

/** No fee is free delivery, but where one is agreed on by phone: of such an order there is none if it ended before it left. */
export function noFee({ isFeeOpen, state }: StaffOrder): string {
  if (!isFeeOpen) return messages.free
  if (BROUGHT.includes(state)) return messages.feeByPhone
  return BEFORE_LEAVING.includes(state) ? messages.toBeAgreed : messages.none
}

interface AmountProps {
  readonly label: string
  readonly amount: number
  /** Stands in place of zero. */
  readonly ifNone?: string
  readonly className?: string
}

export function Amount({ label, amount, ifNone = '', className }: AmountProps) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd className="tabular">
        <bdi>{(amount === 0 && ifNone) || egp(amount)}</bdi>
      </dd>
    </div>
  )
}

export function ChangeToBring({ toCollect, cashWith }: StaffOrder['money']) {
  if (toCollect <= 0 || cashWith === null) return null
  return <Amount label={messages.change(egp(cashWith))} amount={cashWith - toCollect} />
}

/** Says below what is to be taken at the door that a fee comes on top of it. */
export function FeeToAdd({ order, className }: { readonly order: StaffOrder; readonly className: string }) {
  if (!isFeeDue(order)) return null
  return (
    <div className={className}>
      <dt>{messages.feeToAdd}</dt>
      <dd>{messages.asAgreed}</dd>
    </div>
  )
}

function isFeeDue({ isFeeOpen, state }: StaffOrder): boolean {
  return isFeeOpen && (BEFORE_LEAVING.includes(state) || state === 'on its way')
}

const BEFORE_LEAVING = ['awaiting payment', 'placed', 'paid', 'being packed']
const BROUGHT = ['on its way', 'delivered']

/** The shopper's words: what to do when something runs out, until the order leaves, and a note, which may be for the courier. */
export function ShopperNote({ order, className }: { readonly order: StaffOrder; readonly className?: string }) {
  const { note, state } = order
  const ifRunsOut = BEFORE_LEAVING.includes(state) ? order.ifRunsOut : null
  if (ifRunsOut === null && note === null) return null
  return (
    <div className={className}>
      {ifRunsOut && (
        <p>
          {messages.ifRunsOut}: <strong>{messages.waysIfRunsOut[ifRunsOut]}</strong>
        </p>
      )}
      {note !== null && (
        <p>
          {messages.note}: <bdi>{note}</bdi>
        </p>
      )}
    </div>
  )
}

/** The area of the order, and the city that was typed where it says something else. */
export function Place({ area, city }: Pick<StaffOrder, 'area' | 'city'>) {
  return (
    <p>
      <bdi>{area}</bdi>
      {city && city !== area && ' · '}
      {city !== area && <bdi>{city}</bdi>}
    </p>
  )
}

/** The address and the ways to reach the shopper, as far as the reader may. */
export function OrderContact({ order }: { readonly order: StaffOrder }) {
  const { address, city, area, phone, courierPhone } = order
  return (
    <Section level={3} titleClass="order-part" title={messages.address} className="grid gap-3">
      <div>
        <p className="whitespace-pre-line">{address || messages.accountDeleted}</p>
        <Place area={area} city={city} />
      </div>
      <div className="flex flex-wrap gap-3">
        {address && (
          <a href={mapLink(order)} target="_blank" rel="noreferrer" className="button button-quiet">
            {withIcon(MapPin, messages.map)}
          </a>
        )}
        {phone !== null && (
          <>
            <a href={`tel:${phone}`} className="button button-quiet max-w-full flex-wrap">
              <Phone aria-hidden size={20} />
              {messages.call} <bdi className="tabular">{phone}</bdi>
            </a>
            <a href={whatsappLink(order, phone)} target="_blank" rel="noreferrer" className="button button-quiet">
              {withIcon(MessageCircle, messages.whatsapp)}
            </a>
          </>
        )}
      </div>
      {courierPhone !== null && (
        <p>
          {messages.courier}:{' '}
          <a href={`tel:${courierPhone}`} className="text-link tabular">
            <bdi>{courierPhone}</bdi>
          </a>
        </p>
      )}
    </Section>
  )
}

const EGYPT = '20'

function mapLink({ address, city }: StaffOrder): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${address}, ${city}` }).toString()}`
}

/** Opens WhatsApp with the sentence that fits the state. It names the order and a first name, and nothing else of the shopper. */
function whatsappLink(order: StaffOrder, phone: string): string {
  return `https://wa.me/${EGYPT}${phone.slice(1)}?text=${encodeURIComponent(sentenceFor(order))}`
}

function sentenceFor(order: StaffOrder): string {
  const { number, name, state } = order
  const toPay = toPayAtDoor(order)
  const owed = toPay === undefined ? '' : ` ${messages.toPayAtDoor(toPay)}`
  const hello = messages.hello(firstName(name))
  if (state === 'on its way') return `${hello} ${messages.isOnItsWay(number)}${owed}`
  const isAccepted = state === 'placed' || state === 'paid' || state === 'being packed'
  return isAccepted ? `${hello} ${messages.isAccepted(number)}${owed}` : `${hello} ${messages.aboutOrder(number)}`
}

function toPayAtDoor(order: StaffOrder): string | undefined {
  const { toCollect } = order.money
  const isWithFee = isFeeDue(order)
  if (toCollect > 0) return isWithFee ? messages.withFee(egp(toCollect)) : egp(toCollect)
  return isWithFee ? messages.feeAlone : undefined
}
