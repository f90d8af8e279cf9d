import { ButtonLink } from '@baqala/kit/ui/button.tsx'
import { Section } from '@baqala/kit/ui/section.tsx'
import { type CartReply, priceInStock, productIdOf } from '../../cart/cart-state.ts'
import { lineNotices } from '../../cart/line-notices.ts'
import { paths } from '@baqala/contract/paths'
import { feeInWords } from '../../delivery/terms.ts'
import { DeliveryPrice, PriceLine } from '../../delivery/price-lines.tsx'
import { sumOf } from '../../delivery/delivery-price.ts'
import type { Delivery } from '../../delivery/use-delivery.ts'
import { egpWithPiastres } from '../../ui/egp.ts'
import { messages } from '#messages/orders'

export interface OrderSummaryProps {
  readonly cart: CartReply | undefined
  readonly isCartToCome: boolean
  readonly delivery: Delivery | undefined
}

export function OrderSummary({ cart, isCartToCome, delivery }: OrderSummaryProps) {
  if (isCartToCome) return <div className="panel shimmer h-50" />
  if (!cart || cart.data.products.length === 0) return null
  const { products, totalCartPrice } = cart.data
  return (
    <Section title={messages.yourOrder} className="panel order-summary p-5 sm:p-6">
      <ul className="mt-3 grid gap-3">
        {products.map((item) => (
          <li key={productIdOf(item)}>
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="min-w-0 flex-1 basis-32">
                <b>{item.count} ×</b> {item.product.title}{' '}
                {item.product.unit && (
                  <span className="text-sm whitespace-nowrap text-ink-soft">{item.product.unit}</span>
                )}
              </span>
              <span className="font-bold tabular">{egpWithPiastres(item.count * item.price)}</span>
            </p>
            {lineNotices(item).map((notice) => (
              <p key={notice} className="text-sm font-bold text-tomato-ink">
                {notice}
              </p>
            ))}
          </li>
        ))}
      </ul>
      <div className="mt-4 border-t border-dashed border-field-line pt-4">
        {delivery && <DeliveryPrice delivery={delivery} goods={totalCartPrice} inStock={priceInStock(cart)} />}
        <PriceLine label={messages.total} amount={egpWithPiastres(sumOf(totalCartPrice, delivery?.fee ?? 0))} isTotal />
        {delivery && <p className="text-sm text-ink-soft">{feeInWords(delivery, priceInStock(cart))}</p>}
      </div>
      <p className="mt-1">
        <ButtonLink to={paths.cart} look="textLine" text={messages.viewCart} />
      </p>
    </Section>
  )
}
