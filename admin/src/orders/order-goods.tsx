import type { StaffOrder } from '@baqala/contract/admin/orders'
import { inShopDigits } from '@baqala/contract/digits'
import { currentLanguage } from '@baqala/kit/language/language.ts'
import { Picture } from '@baqala/kit/ui/picture.tsx'
import { Section } from '@baqala/kit/ui/section.tsx'
import { egp } from '../app/money.ts'
import { howPaid } from './order-card.tsx'
import { moment } from '../app/times.ts'
import { messages } from '#messages/orders'

/** The name and the unit of ordered goods in the reader's language. */
export function nameOf(line: StaffOrder['lines'][number]): { readonly title: string; readonly unit: string } {
  return currentLanguage() === 'ar' ? { title: line.titleAr, unit: inShopDigits(line.unitAr) } : line
}

export function OrderGoods({ order: { lines, goods } }: { readonly order: StaffOrder }) {
  return (
    <Section level={3} titleClass="order-part" title={messages.goods(goods)}>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li key={line.product} className="flex items-center gap-3 py-2">
            <div className="w-14 shrink-0 rounded-field bg-well p-1">
              <Picture url={line.picture} alt="" sizes="56px" />
            </div>
            <div className="min-w-0 flex-1">
              <p className="font-bold">
                <bdi>{nameOf(line).title}</bdi>
              </p>
              <p className="text-sm text-ink-soft">
                <bdi>{nameOf(line).unit}</bdi> · <bdi className="tabular">{egp(line.price)}</bdi>
              </p>
            </div>
            <p className="order-count tabular">
              <span className="sr-only">{messages.pieces}</span>
              {line.count}
              <span aria-hidden> ×</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function OrderMoney({ order }: { readonly order: StaffOrder }) {
  const { goods, fee, total, toCollect, cashWith, payments, surplus } = order.money
  return (
    <Section level={3} titleClass="order-part" title={messages.money}>
      <dl className="grid gap-1">
        <Amount label={messages.goodsAmount} amount={goods} />
        <Amount label={messages.fee} amount={fee} />
        <Amount label={`${messages.total} (${howPaid(order)})`} amount={total} isStrong />
        {toCollect > 0 && <Amount label={messages.toCollect} amount={toCollect} isStrong />}
        {toCollect > 0 && cashWith !== null && (
          <Amount label={messages.change(egp(cashWith))} amount={cashWith - toCollect} />
        )}
      </dl>
      {payments.map(({ amount, at, refundedAt, isOwed }) => (
        <p key={at} className="mt-2 text-sm">
          {messages.paidByCard(egp(amount), moment(at))}
          {refundedAt !== null && ` · ${messages.wentBack(moment(refundedAt))}`}
          {isOwed && <strong className="text-tomato-ink"> · {messages.isOwed}</strong>}
        </p>
      ))}
      {surplus !== null && <p className="mt-2 font-bold text-tomato-ink">{surplus}</p>}
    </Section>
  )
}

interface AmountProps {
  readonly label: string
  readonly amount: number
  readonly isStrong?: boolean
}

function Amount({ label, amount, isStrong = false }: AmountProps) {
  return (
    <div className={`flex justify-between gap-3 ${isStrong ? 'font-bold' : ''}`}>
      <dt>{label}</dt>
      <dd className="tabular">
        <bdi>{egp(amount)}</bdi>
      </dd>
    </div>
  )
}
