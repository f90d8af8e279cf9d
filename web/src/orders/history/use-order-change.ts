import type { CartItem, CartReply } from '@baqala/contract/cart'
import type { Order } from '@baqala/contract/orders'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../api/call-api.ts'
import { dataQuery, load } from '../../api/load.ts'
import { queryClient } from '../../api/query-client.ts'
import { useResumedState } from '../../api/resumed-state.ts'
import { toast } from '@baqala/kit/ui/toast.ts'
import { fetchCartAgain, fetchCartInAllTabs } from '../../cart/cart-query.ts'
import { sendWaiting } from '../../cart/outbox/outbox.ts'
import { useCart } from '../../cart/use-cart.ts'
import { fetchDeliveryAgain, useDeliveryAreas } from '../../delivery/delivery-query.ts'
import { BY_PHONE, timeOf, type Time } from '../../delivery/delivery-choice.ts'
import { fetchOrdersAgain, keepOrder } from '../use-orders.ts'
import { costOf, holds, isChanged, itemsOf, priceOf, rowsOf, withCart, withHeld, type DraftRow } from './order-draft.ts'
import { messages } from '#messages/order-change'

const PRICE_TODAY = 'price today'

/** The draft of a change. While it is saved it counts as one: the stream may tell of it before the answer. */
export function useOrderChange(order: Order, onChanged: () => void) {
  const [isBusy, setIsBusy] = useState(false)
  const { cart } = useCart()
  const inCart = cart?.data.products ?? []
  const { chosen, choose, refusal, setRefusal, isMade } = useChosen(order, isBusy, cart)
  const { time, wanted, cartAdded } = chosen
  const area = useDeliveryAreas()?.data.find(({ _id }) => _id === order.delivery?.areaId)

  const rows = rowsOf(order, new Map(wanted), cartAdded)
  const { prices, hasFailed } = usePricesToday(rows)
  const isOtherTime = time !== undefined && time !== timeOf(order)
  const costs = rows.map((row) => costOf(row, prices.get(row.productId)))
  const price = priceOf(order, costs, area, isOtherTime)
  const isEmpty = rows.every(({ count }) => count === 0)
  const hasChanges = isBusy || isChanged(rows) || isOtherTime
  // A draft that Back has left, or nearly: it says that it is not saved.
  const [isLeft, setIsLeft] = useState(hasChanges)
  const canSave = order.mayChange === true && hasChanges && !isEmpty && price !== undefined && price.missing === 0

  async function save() {
    if (!canSave || isBusy) return
    setIsBusy(true)
    await sendWaiting()
    const outcome = await callApi('changeOrder', {
      params: { orderId: order._id },
      body: {
        updatedAt: order.updatedAt,
        expectedTotal: price.total,
        ...(isChanged(rows) && { items: itemsOf(rows, cartAdded) }),
        ...(isOtherTime && { delivery: time === BY_PHONE ? {} : { slotId: time } }),
      },
    })
    setIsBusy(false)
    if (outcome.kind === 'success') {
      keepOrder(outcome.reply.data)
      fetchCartInAllTabs()
      toast.success(outcome.reply.message ?? '')
      return onChanged()
    }
    setRefusal(outcome.message ?? messages.failed)
    // A refusal shows that something on the screen is stale, and the order may be changed although the answer was lost.
    fetchOrdersAgain()
    fetchCartAgain()
    fetchDeliveryAgain()
    void queryClient.invalidateQueries({ queryKey: [PRICE_TODAY] })
  }

  return {
    ...{ rows, prices, hasFailed, price, isEmpty, hasChanges, canSave, isBusy, area, time, isMade, isLeft, setIsLeft },
    ...{ cartToAdd: cartAdded.length > 0 ? undefined : inCart, save, refusal },
    setCount: (id: string, count: number) => choose({ wanted: [...wanted, [id, Math.max(0, count)]] }),
    addCart: () => choose({ wanted: [...wanted, ...withCart(rows, inCart)], cartAdded: inCart }),
    chooseTime: (next: Time) => choose({ time: next }),
  }
}

interface Chosen {
  readonly seenAt: string
  /** The last count of each product. */
  readonly wanted: readonly (readonly [string, number])[]
  readonly cartAdded: readonly CartItem[]
  readonly time?: Time
}

/**
 * The choice, and why it was refused, until the order changes: it would add again what the shop has left out. The tab keeps it,
 * because Back leaves the screen on most browsers.
 */
function useChosen(order: Order, isBusy: boolean, cart: CartReply | undefined) {
  const nothing: Chosen = { seenAt: order.updatedAt, wanted: [], cartAdded: [] }
  const [kept, keep] = useResumedState('orders', order._id, nothing)
  const [refusal, setRefusal] = useState('')
  const isForgotten = !isBusy && kept.seenAt !== order.updatedAt
  const rows = rowsOf(order, new Map(kept.wanted), kept.cartAdded)
  const held = cart && withHeld(rows, kept.cartAdded, cart)
  const chosen = isForgotten ? nothing : { ...kept, ...held }
  const isSame = holds(order, new Map(kept.wanted)) && (kept.time ?? timeOf(order)) === timeOf(order)
  const isMade = isForgotten && isSame && (kept.wanted.length > 0 || kept.time !== undefined)
  function choose(next: Partial<Chosen>) {
    setRefusal('')
    keep({ ...chosen, ...next })
  }
  const ofForgotten = isMade ? '' : messages.changedByShop
  return { chosen, choose, refusal: isForgotten ? ofForgotten : refusal, setRefusal, isMade }
}

/** Today’s prices of the products of which the draft adds pieces: the order knows only what they cost then. */
function usePricesToday(rows: readonly DraftRow[]) {
  const grown = rows.filter(({ before, count }) => count > before).map(({ productId }) => productId)
  const ask = (id: string) => dataQuery([PRICE_TODAY, id], (signal) => load('getProduct', { params: { id }, signal }))
  const found = useQueries({ queries: grown.map(ask) })
  const prices = new Map(grown.map((id, at) => [id, found[at]?.data?.priceAfterDiscount ?? found[at]?.data?.price]))
  return { prices, hasFailed: found.some(({ isError }) => isError) }
}
