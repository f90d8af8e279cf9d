import { useState } from 'react'
import { callApi, type ReplyOf } from '../../api/call-api.ts'
import { serverMessage } from '@baqala/kit/api/outcome.ts'
import { fetchCartInAllTabs } from '../../cart/cart-query.ts'
import { toast } from '@baqala/kit/ui/toast.ts'
import { messages } from '#messages/orders'

export type Again = ReplyOf<'orderAgain'>

/** Puts the products of an order into the cart again; `again` is the server's answer. */
export function useOrderAgain(orderId: string) {
  const [isBusy, setIsBusy] = useState(false)
  const [again, setAgain] = useState<Again>()

  async function fillCart() {
    const outcome = await callApi('orderAgain', { params: { orderId } })
    setIsBusy(false)
    // The cart may have been filled although the answer was lost.
    fetchCartInAllTabs()
    if (outcome.kind === 'success') setAgain(outcome.reply)
    else toast.failure(serverMessage(outcome, messages.orderAgainFailed))
  }

  function orderAgain() {
    if (isBusy) return
    setIsBusy(true)
    setAgain(undefined)
    void fillCart()
  }

  return { orderAgain, isBusy, again }
}
