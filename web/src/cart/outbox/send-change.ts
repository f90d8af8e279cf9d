/** The call of a change, and the words for its outcome. */
import type { Product } from '@baqala/contract/catalog'
import type { Outcome } from '@baqala/kit/api/outcome.ts'
import { toast } from '@baqala/kit/ui/toast.ts'
import { callApi } from '../../api/call-api.ts'
import { queryClient } from '../../api/query-client.ts'
import { type CartAnswer, type CartChange, productIdOf } from '../cart-state.ts'
import { messages } from '#messages/cart'

export type CartOutcome = Outcome<CartAnswer>

/** `key` makes an addition safe to repeat, where the server keeps keys. */
export function sendChange(change: CartChange, key?: string): Promise<CartOutcome> {
  switch (change.kind) {
    case 'add': {
      const headers = key ? { headers: { 'idempotency-key': key } } : {}
      return callApi('addCartItem', { body: { productId: change.productId }, ...headers })
    }
    case 'set count':
      return callApi('updateCartItem', { params: { productId: change.productId }, body: { count: change.count } })
    case 'remove':
      return callApi('removeCartItem', { params: { productId: change.productId } })
    case 'clear':
      return callApi('clearCart', {})
  }
}

// How the query keys of products with their stock begin.
const WITH_STOCK = new Set<unknown>(['product', 'products', 'further products', 'products of', 'search'])

/** The product as its own screen or a list has it. */
export function productSeen(productId: string): Product | undefined {
  const lists = queryClient.getQueriesData<{ data: Product[] }>({ queryKey: ['products'] })
  return (
    queryClient.getQueryData<Product>(['product', productId]) ??
    lists.flatMap(([, list]) => list?.data ?? []).find(({ _id }) => _id === productId)
  )
}

/** Specification 8, the rows of the cart. After a refusal for want of stock, or at a new price, the screen says what is true now. */
export function announce(change: CartChange, outcome: CartOutcome): void {
  const [whenDone, whenUnreachable] = sentencesFor(change)
  const about = change.kind === 'clear' ? undefined : change.productId
  if (outcome.kind === 'success') toast.success(whenDone ?? outcome.reply.message ?? '', about)
  else toast.failure(outcome.message ?? whenUnreachable, about)
  if (outcome.kind === 'success' ? hasNewPrice(change, outcome.reply) : outcome.httpStatus === 409)
    void queryClient.invalidateQueries({ predicate: ({ queryKey: [noun] }) => WITH_STOCK.has(noun) })
}

function hasNewPrice(change: CartChange, { data }: CartAnswer): boolean {
  const product = change.kind === 'add' && productSeen(change.productId)
  const item = product && data?.products?.find((each) => productIdOf(each) === product._id)
  return item ? item.price !== (product.priceAfterDiscount ?? product.price) : false
}

/** When it is done, undefined for the server's own words, and when no answer came. */
function sentencesFor(change: CartChange): readonly [string | undefined, string] {
  switch (change.kind) {
    case 'add':
      return [undefined, change.whenUnreachable]
    case 'set count':
      return [messages.countUpdated, messages.countFailed]
    case 'remove':
      return [messages.itemRemoved, messages.removeFailed]
    case 'clear':
      return [messages.cleared, messages.clearFailed]
  }
}
