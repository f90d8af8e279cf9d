import type { StaffOrder } from '@baqala/contract/admin/staff-order'
import { twoDecimals } from '@baqala/contract/money'
import { useEffect } from 'react'
import { Button, ButtonLink } from '@baqala/kit/ui/button.tsx'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { contact } from '../../../shop.config.ts'
import { paths, queryString, useQueryParams } from '../ui/paths.ts'
import { ChoiceLinks, Loaded } from '../ui/screen-parts.tsx'
import { inLanguage, moment } from '../ui/words.ts'
import { QrCode } from '../ui/qr-code.tsx'
import { Printer, withIcon } from './icons.tsx'
import { howPaid, promiseInWords } from './order-card.tsx'
import { Amount, ChangeToBring, FeeToAdd, noFee, Place, ShopperNote } from './order-parts.tsx'
import { useOrder } from './use-orders.ts'
import { messages } from '#messages/orders'

const SIZES = ['80', '58', 'a4'] as const

/** The paper that goes with an order: a slip of 80 or 58 mm, or a sheet of A4 to pack by. Opens the print dialog once it is drawn. */
export function OrderSlip({ number }: { readonly number: string }) {
  const found = useOrder(number)
  const asked = useQueryParams()
  const size = SIZES.find((each) => each === asked.size) ?? '80'
  const isDrawn = found.data !== undefined
  useEffect(() => {
    if (isDrawn) void document.fonts.ready.then(() => window.print())
  }, [isDrawn, size])
  return (
    <Loaded query={found}>
      {(order) => (
        <>
          <div className="mb-5 grid gap-4 print:hidden">
            <ScreenTitle>{messages.slipTitle(number)}</ScreenTitle>
            <div className="flex flex-wrap gap-3">
              <ChoiceLinks
                label={messages.print}
                choices={SIZES.map((each) => [each, messages.printSizes[each]])}
                chosen={size}
                linkTo={(each) => queryString({ size: each })}
              />
              <Button onClick={() => window.print()} look="leaf" text={withIcon(Printer, messages.print)} />
              <ButtonLink to={`${paths.orders}/${number}`} text={messages.toOrder} />
            </div>
          </div>
          <Paper order={order} size={size} />
        </>
      )}
    </Loaded>
  )
}

function Paper({ order, size }: { readonly order: StaffOrder; readonly size: (typeof SIZES)[number] }) {
  const { number, name, phone, address, area, city, createdAt, money } = order
  return (
    <article className={`slip slip-${size}`}>
      <header>
        <p className="slip-shop">{messages.shopName}</p>
        <p>
          <bdi>{contact.phone}</bdi>
        </p>
        <p className="slip-number">{messages.orderTitle(number)}</p>
        <p>{moment(createdAt)}</p>
      </header>
      <section>
        <p className="font-bold">
          <bdi>{name || messages.accountDeleted}</bdi> {phone !== null && <bdi className="tabular">{phone}</bdi>}
        </p>
        <p className="whitespace-pre-line">{address}</p>
        <Place area={area} city={city} />
        <ShopperNote order={order} />
        <p className="font-bold">{promiseInWords(order)}</p>
      </section>
      <table>
        <thead>
          <tr>
            <th scope="col">{messages.pieces}</th>
            <th scope="col">{messages.product}</th>
            <th scope="col">{messages.amount}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            // A product has a line for each price.
            <SlipLine key={`${line.product} ${line.price}`} line={line} isSheet={size === 'a4'} />
          ))}
        </tbody>
      </table>
      <dl>
        <Amount label={messages.goodsAmount} amount={money.goods} />
        <Amount label={messages.fee} amount={money.fee} ifNone={noFee(order)} />
        <Amount label={messages.total} amount={money.total} />
        <Amount
          label={money.toCollect > 0 ? messages.toCollect : howPaid(order)}
          amount={money.toCollect || money.total}
          className="slip-owed"
        />
        <FeeToAdd order={order} className="slip-owed" />
        <ChangeToBring {...money} />
      </dl>
      <QrCode text={String(number)} label={messages.orderTitle(number)} className="slip-code" />
    </article>
  )
}

function SlipLine({ line, isSheet }: { readonly line: StaffOrder['lines'][number]; readonly isSheet: boolean }) {
  return (
    <tr>
      <td className="slip-count">
        {line.count} ×{isSheet && <span className="slip-box" />}
      </td>
      <td>
        <bdi>{inLanguage(line.title, line.titleAr)}</bdi>{' '}
        <bdi className="slip-soft whitespace-nowrap">{inLanguage(line.unit, line.unitAr)}</bdi>
        {isSheet && line.barcode !== null && <br />}
        {isSheet && <bdi className="slip-soft tabular">{line.barcode}</bdi>}
      </td>
      <td className="slip-amount">{twoDecimals(line.price * line.count)}</td>
    </tr>
  )
}
