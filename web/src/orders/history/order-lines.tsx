import type { Order } from '@baqala/contract/orders'
import { egpWithPiastres } from '../../ui/egp.ts'
import { Picture } from '@baqala/kit/ui/picture.tsx'
import { messages } from '#messages/orders'

export function OrderLines({ order: { cartItems } }: { order: Order }) {
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
          </div>
          <p className="ms-auto font-extrabold whitespace-nowrap">{egpWithPiastres(line.count * line.price)}</p>
        </li>
      ))}
    </ul>
  )
}
