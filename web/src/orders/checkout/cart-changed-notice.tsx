import { useEffect, useRef } from 'react'
import { ButtonLink } from '@baqala/kit/ui/button.tsx'
import { paths } from '@baqala/contract/paths'
import { egpWithPiastres } from '../../ui/egp.ts'
import type { CheckoutNote } from './use-checkout.ts'
import { messages } from '#messages/orders'

/**
 * Explains that nothing was ordered because the cart has changed, or that an order stands after all. The live region is always
 * rendered, or it is not announced.
 */
export function CartChangedNotice({ note }: { readonly note: CheckoutNote | undefined }) {
  const notice = useRef<HTMLDivElement>(null)
  // On a phone the pressed button is below the fold, and the notice above it.
  useEffect(() => {
    if (note) notice.current?.scrollIntoView({ block: 'nearest' })
  }, [note])
  return (
    <div role="alert" ref={notice} className="scroll-mt-24">
      {note && note.kind !== 'nothing to order' && (
        <div className="mt-4 rounded-field border-2 border-saffron bg-well px-4 py-3">
          {note.kind === 'ordered' ? <Stands {...note} /> : <NotOrdered {...note} />}
        </div>
      )}
    </div>
  )
}

function NotOrdered({ kind, sentences }: Extract<CheckoutNote, { kind: 'changed' | 'short' }>) {
  return (
    <>
      <p className="font-extrabold">{kind === 'changed' ? messages.cartChanged : messages.cannotBeOrdered}</p>
      <ul className="mt-1 list-disc ps-5">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="mt-1">{messages.reviewCart}</p>
    </>
  )
}

function Stands({ order }: Extract<CheckoutNote, { kind: 'ordered' }>) {
  return (
    <>
      <p className="font-extrabold">{messages.orderStands(order.id, egpWithPiastres(order.totalOrderPrice))}</p>
      <p className="mt-1">
        <ButtonLink
          to={paths.orders}
          look="text"
          className="inline-flex min-h-6 items-center"
          text={messages.followUnderOrders}
        />
      </p>
    </>
  )
}
