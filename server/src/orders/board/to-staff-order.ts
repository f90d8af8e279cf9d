/** Converts an order's rows to what the staff read: prices in EGP, sentences in the reader's language. */
import { permissionsOf } from '@baqala/contract/admin/may'
import type { BoardOrder, StaffOrder } from '@baqala/contract/admin/staff-order'
import type { Language } from '@baqala/contract/language'
import { describePromise } from '../../delivery/promise.ts'
import { toStaffWord } from '../../delivery/word-to-courier.queries.ts'
import { money } from '../../egypt/money.ts'
import { say } from '../../refusal.ts'
import type { Clerk } from '../../staff/log.queries.ts'
import type { PackedLine, StaffOrderRow } from './board.queries.ts'
import { sayReasonToStaff } from '../move-reason.ts'
import type { MoveRow } from '../order-moves.queries.ts'
import type { PaymentRow } from '../order-payments.queries.ts'
import { isToDeliver } from '../order-states.ts'
import { messages } from '../orders.messages.en.ts'
import { owedAmong, sumOf } from '../checkout/refunds.ts'
import { whenPaid } from '../to-order.ts'
import { NOBODY } from '../forget-shopper.queries.ts'
import { movesFor, seesEmail, seesPhone } from './staff-moves.ts'

const MINUTE_MS = 60_000

/** A card of the board. */
export function toBoardOrder(order: StaffOrderRow, clerk: Clerk, language: Language): BoardOrder {
  const { number, state, delivery, promisedFrom, promisedUntil } = order
  const { name, city } = contactOf(order)
  const area = language === 'ar' ? delivery?.areaAr : delivery?.area
  return {
    ...{ number, state, name, area: area || city },
    promisedFrom: promisedFrom?.toISOString() ?? null,
    promisedUntil: promisedUntil?.toISOString() ?? null,
    promise: describePromise(order, language),
    ...{ isExpress: order.isExpress, isPacked: order.isPacked, courier: order.courier },
    goods: order.pieces,
    total: order.total / 100,
    method: order.paymentMethod,
    isPaid: whenPaid(order) !== null,
    minutesLeft:
      promisedUntil === null || !isToDeliver(state)
        ? null
        : Math.trunc((promisedUntil.getTime() - Date.now()) / MINUTE_MS),
    createdAt: order.createdAt.toISOString(),
    mayMove: movesFor(clerk, order),
  }
}

interface Parts {
  readonly lines: readonly PackedLine[]
  readonly moves: readonly MoveRow[]
  readonly payments: readonly PaymentRow[]
  readonly clerk: Clerk
  readonly language: Language
}

export function toStaffOrder(order: StaffOrderRow, { lines, moves, payments, clerk, language }: Parts): StaffOrder {
  const owed = owedAmong(payments, order.state)
  const { phone, address, city } = contactOf(order)
  const maySendBack = clerk.role !== undefined && permissionsOf(clerk.role).includes('refunds')
  return {
    ...toBoardOrder(order, clerk, language),
    lines: lines.map(toLine),
    phone: seesPhone(clerk, order) ? phone : null,
    email: seesEmail(clerk) ? order.email : null,
    ...{ address, city, courierPhone: order.courierPhone, updatedAt: order.updatedAt.toISOString() },
    ...{ hasArea: order.areaId !== null, isFeeOpen: order.isFeeOpen },
    ...toStaffWord(order),
    moves: moves.map(({ clerk: by, ...move }) => {
      const { state, who, movedAt } = move
      return { state, who, by, why: sayReasonToStaff(move, language), at: movedAt.toISOString() }
    }),
    money: toMoney(order, payments, owed, language),
    mayRefund: maySendBack ? sumOf(owed) / 100 : 0,
  }
}

/** Empty once the account is deleted: the words that the database then keeps are English. */
function contactOf({ shopperId, name, details: address, city, phone }: StaffOrderRow) {
  return shopperId === NOBODY ? { name: '', address: '', city: '', phone: null } : { name, address, city, phone }
}

function toLine({ productId, title, titleAr, unit, unitAr, image, count, price, barcode }: PackedLine) {
  return {
    ...{ product: productId, title, unit, titleAr: titleAr || title, unitAr: unitAr || unit },
    ...{ picture: image, count, price: price / 100, barcode },
  }
}

function toMoney(
  { total, deliveryFee, cashWith, paymentMethod, state }: StaffOrderRow,
  payments: readonly PaymentRow[],
  owed: readonly PaymentRow[],
  language: Language,
): StaffOrder['money'] {
  return {
    goods: (total - deliveryFee) / 100,
    fee: deliveryFee / 100,
    total: total / 100,
    toCollect: paymentMethod === 'cash' && isToDeliver(state) ? total / 100 : 0,
    cashWith: cashWith === null ? null : cashWith / 100,
    payments: payments.map((payment) => ({
      amount: payment.amount / 100,
      currency: payment.currency.toUpperCase(),
      at: payment.capturedAt.toISOString(),
      refundedAt: payment.refundedAt?.toISOString() ?? null,
      isByHand: payment.isByHand,
      isOwed: owed.includes(payment),
    })),
    surplus: describeSurplus(payments, language),
  }
}

function describeSurplus(payments: readonly PaymentRow[], language: Language): string | null {
  const surplus = payments.filter(({ isSurplus }) => isSurplus)
  const kept = surplus.filter(({ refundedAt }) => refundedAt === null)
  if (kept.length > 0) return say(messages.surplusOwed({ amount: money(sumOf(kept)) }), language)
  return surplus.length === 0 ? null : say(messages.surplusSentBack({ amount: money(sumOf(surplus)) }), language)
}
