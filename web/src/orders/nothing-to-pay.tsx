import { Link } from 'react-router'
import { paths } from '@baqala/contract/paths'
import * as cartMessages from '../cart/cart.messages.en.ts'
import * as messages from './orders.messages.en.ts'

/** Shown above the form while the cart is empty; the form stays (specification 2). */
export function NothingToPay() {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-4 rounded-field bg-well px-4 py-3">
      <img src="/images/empty-cart.svg" alt="" width={96} height={72} className="h-18 w-24 object-contain" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="text-lg font-bold">{cartMessages.empty}</p>
        <p>{messages.nothingToPay}</p>
        <p className="mt-2">
          <Link to={paths.products} className="text-link">
            {messages.browseProducts}
          </Link>
        </p>
      </div>
    </div>
  )
}
