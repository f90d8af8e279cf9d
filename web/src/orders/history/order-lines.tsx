import type { Order } from '@baqala/contract/orders'
import { paths } from '@baqala/contract/paths'
import { Link } from '@baqala/kit/ui/link.tsx'
import { egpWithPiastres } from '../../ui/egp.ts'
import { Picture } from '@baqala/kit/ui/picture.tsx'
import { messages } from '#messages/orders'

export function OrderLines({ order: { cartItems, state } }: { order: Order }) {
  return (
    <ul className="order-lines">
      {cartItems.map((line) => (
        <li key={line._id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
          <div className="size-14 shrink-0 overflow-hidden rounded-field bg-well">
            <Picture url={line.product.imageCover} alt="" sizes="56px" />
          </div>
          <div className="min-w-0 flex-1 basis-32">
            <p className="leading-snug font-bold">{line.product.title}</p>
            <p className="text-sm text-ink-soft">{messages.piecesAndPrice(line)}</p>
            {state === 'delivered' && <RateIt product={line.product} />}
          </div>
          <p className="ms-auto font-extrabold whitespace-nowrap">{egpWithPiastres(line.count * line.price)}</p>
        </li>
      ))}
    </ul>
  )
}

/** Leads to the form for a review. */
function RateIt({ product: { id, title, category } }: Pick<Order['cartItems'][number], 'product'>) {
  if (!category) return null
  return (
    <Link
      to={`${paths.productDetails(id, category.name)}#reviews`}
      className="text-link inline-flex min-h-11 items-center text-sm"
    >
      {messages.rateIt}
      <span className="sr-only">: {title}</span>
    </Link>
  )
}
