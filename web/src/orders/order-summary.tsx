import { Link } from 'react-router'
import { type CartReply, productIdOf } from '../cart/cart-state.ts'
import { lineNotices } from '../cart/line-notices.ts'
import { paths } from '@baqala/contract/paths'
import { egpWithPiastres } from '../ui/egp.ts'
import * as messages from '#messages/orders'

export function OrderSummary({ cart }: { cart: CartReply | undefined }) {
  if (!cart || cart.data.products.length === 0) return null
  const { products, totalCartPrice } = cart.data
  return (
    <section aria-labelledby="order-summary" className="panel p-5 sm:p-6">
      <h2 id="order-summary" className="text-xl">
        {messages.yourOrder}
      </h2>
      <ul className="mt-3 grid gap-3">
        {products.map((item) => (
          <li key={productIdOf(item)}>
            <p className="flex justify-between gap-4">
              <span className="min-w-0">
                <span className="font-bold">{item.count} ×</span> {item.product.title}{' '}
                {item.product.unit && (
                  <span className="text-sm whitespace-nowrap text-ink-soft">{item.product.unit}</span>
                )}
              </span>
              <span className="font-bold whitespace-nowrap tabular-nums">
                {egpWithPiastres(item.count * item.price)}
              </span>
            </p>
            {lineNotices(item).map((notice) => (
              <p key={notice} className="text-sm font-bold text-tomato-ink">
                {notice}
              </p>
            ))}
          </li>
        ))}
      </ul>
      <p className="mt-4 flex justify-between border-t border-dashed border-field-line pt-4 text-xl font-extrabold">
        <span>{messages.total}</span>
        <span className="tabular-nums">{egpWithPiastres(totalCartPrice)}</span>
      </p>
      <p className="mt-3">
        <Link to={paths.cart} className="text-link">
          {messages.viewCart}
        </Link>
      </p>
    </section>
  )
}
