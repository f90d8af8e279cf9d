import { Link } from 'react-router'
import { paths } from '@baqala/contract/paths'

/** An empty cart cannot be ordered. The form stays (spec 2), and whoever came too early is told where to begin. */
export function NothingToPay() {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-4 rounded-field bg-well px-4 py-3">
      <img src="/images/empty-cart.svg" alt="" width={96} height={72} className="h-18 w-24 object-contain" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="text-lg font-bold">Your cart is empty.</p>
        <p>There is nothing to pay for yet.</p>
        <p className="mt-2">
          <Link to={paths.products} className="text-link">
            Browse products
          </Link>
        </p>
      </div>
    </div>
  )
}
