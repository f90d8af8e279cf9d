import { useEffect, useRef, useState } from 'react'
import { serverMessage } from '@baqala/kit/api/outcome.ts'
import { ButtonLink } from '@baqala/kit/ui/button.tsx'
import { toast } from '@baqala/kit/ui/toast.ts'
import { paths } from '@baqala/contract/paths'
import { callApi, type ReplyOf } from '../../api/call-api.ts'
import { fetchCartInAllTabs } from '../../cart/cart-query.ts'
import { messages } from '#messages/orders'

type Again = ReplyOf<'orderAgain'>

/** Puts the products of an order into the cart again; `again` is the server's answer. */
export function useOrderAgain(orderId: string) {
  const [again, setAgain] = useState<Again>()

  async function orderAgain() {
    setAgain(undefined)
    const outcome = await callApi('orderAgain', { params: { orderId } })
    // The cart may have been filled although the answer was lost.
    fetchCartInAllTabs()
    if (outcome.kind === 'success') setAgain(outcome.reply)
    else toast.failure(serverMessage(outcome, messages.orderAgainFailed))
  }

  return { orderAgain, again }
}

/** Reports which products are in the cart again. The live region is always rendered, or it is not announced. */
export function OrderAgainNotice({ again }: { again: Again | undefined }) {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone the box opens below the fold, under the bar.
    if (again) region.current?.scrollIntoView({ block: 'nearest' })
  }, [again])
  return (
    <div role="status" ref={region}>
      {again && (
        <div
          className={`mt-3 rounded-field border-2 px-4 py-3 ${again.missing.length > 0 ? 'border-saffron bg-well' : 'border-leaf-ink bg-leaf-tint'}`}
        >
          <p className="font-extrabold">{summaryOf(again)}</p>
          {again.missing.length > 0 && (
            <ul className="mt-1 list-disc ps-5">
              {again.missing.map(({ title, unit, why }) => (
                <li key={title + unit}>
                  <span className="font-bold">{title}</span>
                  {unit && <span className="text-sm text-ink-soft"> {unit}</span>}: {why}
                </li>
              ))}
            </ul>
          )}
          {again.added > 0 && (
            <p className="mt-2">
              <ButtonLink to={paths.cart} look="text" text={messages.viewCart} />
            </p>
          )}
        </div>
      )}
    </div>
  )
}

function summaryOf({ added, missing }: Again): string {
  if (added === 0) return messages.noneAvailable
  return missing.length === 0 ? messages.inCartAgain(added) : messages.partlyInCartAgain(added)
}
