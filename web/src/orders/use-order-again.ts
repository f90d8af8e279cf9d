import { useState } from 'react'
import { callApi, type ReplyOf } from '../api/call-api.ts'
import { serverMessage } from '../api/outcome.ts'
import { cartHasChanged } from '../cart/cart-query.ts'
import { toast } from '../ui/toast.ts'

export type Again = ReplyOf<'orderAgain'>

const UNREACHABLE = 'Your cart could not be filled. Please try again.'

/** Puts what an order held in the cart again; `again` tells what came of it. */
export function useOrderAgain(orderId: string) {
  const [isBusy, setIsBusy] = useState(false)
  const [again, setAgain] = useState<Again>()

  async function fillCart() {
    const outcome = await callApi('orderAgain', { params: { orderId } })
    setIsBusy(false)
    // A lost answer may have filled the cart as well.
    cartHasChanged()
    if (outcome.kind === 'success') setAgain(outcome.reply)
    else toast.failure(serverMessage(outcome, UNREACHABLE))
  }

  function orderAgain() {
    if (isBusy) return
    setIsBusy(true)
    setAgain(undefined)
    void fillCart()
  }

  return { orderAgain, isBusy, again }
}
