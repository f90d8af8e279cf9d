import { useState } from 'react'
import { ButtonLink } from '@baqala/kit/ui/button.tsx'
import { toast } from '@baqala/kit/ui/toast.ts'
import { paths } from '@baqala/contract/paths'
import { callApi, type ReplyOf } from '../../api/call-api.ts'
import { fetchCartInAllTabs } from '../../cart/cart-query.ts'
import { Notice } from '../../ui/notice.tsx'
import { messages } from '#messages/orders'

/** Empty if the answer was lost. */
type Again = Partial<ReplyOf<'orderAgain'>>

export function useOrderAgain(orderId: string) {
  const [again, setAgain] = useState<Again>()

  async function orderAgain() {
    setAgain(undefined)
    const outcome = await callApi('orderAgain', { params: { orderId } })
    // The cart may have been filled although the answer was lost.
    fetchCartInAllTabs()
    if (outcome.kind === 'success') setAgain(outcome.reply)
    else if (outcome.kind === 'unreachable') setAgain({})
    else toast.failure(outcome.message ?? messages.orderAgainFailed)
  }

  return { orderAgain, again }
}

export function OrderAgainNotice({ again }: { again: Again | undefined }) {
  const { added, missing = [] } = again ?? {}
  const isGood = added !== undefined && missing.length === 0
  return (
    <Notice role="status" of={again} title={again && summaryOf(again)} isGood={isGood} className="mt-3">
      {missing.length > 0 && (
        <ul className="mt-1 list-disc ps-5">
          {missing.map(({ title, unit, why }) => (
            <li key={title + unit}>
              <span className="font-bold">{title}</span>
              {unit && <span className="text-sm text-ink-soft"> {unit}</span>}: {why}
            </li>
          ))}
        </ul>
      )}
      {added !== 0 && (
        <p className="mt-2">
          <ButtonLink to={paths.cart} look="text" text={messages.viewCart} />
        </p>
      )}
    </Notice>
  )
}

function summaryOf({ added, missing = [] }: Again): string {
  if (added === undefined) return messages.orderAgainFailed
  if (added === 0) return messages.noneAvailable
  return missing.length === 0 ? messages.inCartAgain(added) : messages.partlyInCartAgain(added)
}
