import type { BoardOrder } from '@baqala/contract/admin/staff-order'
import { memo } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage } from '@baqala/kit/language/language.ts'
import { CircleCheck } from '@baqala/kit/ui/icons.tsx'
import { Link } from '@baqala/kit/ui/link.tsx'
import { useIsCourier } from '../session/use-session.ts'
import { paths } from '../ui/paths.ts'
import { clock, dayOf, egp, inCairo } from '../ui/words.ts'
import { TriangleAlert } from './icons.tsx'
import { NextStep } from './next-step.tsx'
import { HAND_OVER } from './order-steps.tsx'
import { startMove, type Step } from './pending-moves.ts'
import { useCouriers } from './use-orders.ts'
import { messages } from '#messages/orders'

const day = inCairo({ weekday: 'short', day: 'numeric', month: 'short' })

interface OrderCardProps {
  readonly order: BoardOrder
  /** Since the order was looked at. */
  readonly minutesGone?: number
  /** The query of the address to come back to from the order. */
  readonly search: string
  /** Says the state, outside of the lists that say it. */
  readonly hasState?: boolean
}

/** Memoized: a board has hundreds of cards, of which few change at once. */
export const OrderCard = memo(function OrderCard({ order, minutesGone = 0, search, hasState }: OrderCardProps) {
  useLanguage()
  const { number, state, name, area, goods, total, minutesLeft } = order
  const isReady = state === 'being packed' && order.isPacked
  return (
    <li id={`order-${number}`} className="order-card panel">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-lg">
          <Link to={`${paths.orders}/${number}${search}`} className="order-card-link">
            <span className="tabular">{number}</span> <bdi>{firstName(name)}</bdi>
          </Link>
        </h3>
        {minutesLeft !== null && <MinutesLeft minutes={minutesLeft - minutesGone} />}
      </div>
      <p className="flex flex-wrap gap-x-3">
        {area && <bdi>{area}</bdi>}
        <span className={order.isExpress ? 'font-bold' : undefined}>{promiseInWords(order)}</span>
        {state === 'being packed' && <IsPacked isPacked={isReady} />}
        <CarriedBy courier={order.courier} />
      </p>
      <p className="flex flex-wrap gap-x-3 text-ink-soft">
        <span>{messages.goods(goods)}</span>
        <bdi className="font-bold text-ink tabular">{egp(total)}</bdi>
        {/* "New, paid" says both. */}
        {!(hasState && state === 'paid') && <span>{howPaid(order)}</span>}
        {/* Money that is owed is work to do, wherever the order stands. */}
        {hasState && state === 'refund due' && <strong className="text-tomato-ink">{messages.states[state]}</strong>}
        {hasState && state !== 'refund due' && !isReady && <span>{messages.states[state]}</span>}
      </p>
      <CardStep order={order} search={search} />
    </li>
  )
})

/** With whom an order leaves is asked in its dialog, where couriers sign in: a run that is nobody's is on no courier's board. */
function CardStep({ order, search }: Pick<OrderCardProps, 'order' | 'search'>) {
  const { number, state, mayMove } = order
  const navigate = useNavigate()
  const couriers = useCouriers(state === 'being packed' && mayMove.includes('on its way'))
  function start(step: Step) {
    if (step !== 'on its way' || couriers.length === 0) startMove(number, step)
    else void navigate(`${paths.orders}/${number}${search}`, { state: HAND_OVER })
  }
  return <NextStep order={order} start={start} />
}

/** The courier who has it; on the board of couriers all are their own. */
export function CarriedBy({ courier }: Pick<BoardOrder, 'courier'>) {
  const isCourier = useIsCourier()
  return courier !== null && !isCourier && <span>{messages.carriedBy(courier)}</span>
}

/** Whether a courier can take it. */
export function IsPacked({ isPacked }: Pick<BoardOrder, 'isPacked'>) {
  if (!isPacked) return <span>{messages.notPacked}</span>
  return (
    <strong className="flex items-center gap-1 text-leaf-ink">
      <CircleCheck aria-hidden size={16} />
      {messages.packed}
    </strong>
  )
}

function MinutesLeft({ minutes }: { readonly minutes: number }) {
  const isLate = minutes < 0
  return (
    <p className={`flex items-center gap-1 text-sm font-bold ${isLate ? 'text-tomato-ink' : 'text-ink-soft'}`}>
      {isLate && <TriangleAlert aria-hidden size={16} />}
      {timeInWords(minutes)}
    </p>
  )
}

/** The time that is left, or how late it is. */
export function timeInWords(minutes: number): string {
  return minutes < 0 ? messages.late(-minutes) : messages.left(minutes)
}

export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] || messages.accountDeleted
}

export function howPaid({ method, isPaid }: Pick<BoardOrder, 'method' | 'isPaid'>): string {
  if (isPaid) return method === 'cash' ? messages.cashPaid : messages.isPaid
  return method === 'cash' ? messages.cash : messages.cardUnpaid
}

type Promised = Pick<BoardOrder, 'promisedFrom' | 'promisedUntil' | 'promise' | 'isExpress'>

/** The promised time as short as it can be: the hours, and the day where it is not today. Express is to be first, and says so. */
export function promiseInWords({ promisedFrom, promisedUntil, promise, isExpress }: Promised): string {
  if (promisedUntil === null) return promise
  const until = clock(promisedUntil)
  const slot = promisedFrom === null ? messages.by(until) : `${clock(promisedFrom)}–${until}`
  const hours = isExpress ? messages.expressBy(until) : slot
  return dayOf(promisedUntil) === dayOf() ? hours : `${day(promisedUntil)} ${hours}`
}
