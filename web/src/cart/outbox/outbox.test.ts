import { beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { storeToken } from '../../api/stored-session.ts'
import { toasts } from '@baqala/kit/ui/toast.ts'
import { cartKey, currentCart, keepCart, loadCart } from '../cart-query.ts'
import type { CartChange } from '../cart-state.ts'
import { waiting } from './waiting.ts'
import { changeCart } from './outbox.ts'

// The modules read it when they are imported.
vi.hoisted(() => vi.stubGlobal('window', new EventTarget()))

const product = { id: 'milk', title: 'Milk', imageCover: '/milk.jpg' }
const milkTo = (count: number) => ({ kind: 'set count', productId: 'milk', count }) as const
const add = (productId: string) => ({ kind: 'add', productId, whenUnreachable: 'Failed to add to cart.' }) as const
const removeMilk = { kind: 'remove', productId: 'milk' } as const
const cartOf = (count: number) => ({ products: count > 0 ? [{ count, price: 50, product }] : [], totalCartPrice: 0 })

let toastsBefore = 0
const toastTexts = () => toasts.get().flatMap(({ id, text }) => (id > toastsBefore ? text : []))

beforeEach(() => {
  toastsBefore = toasts.get().at(-1)?.id ?? 0
  queryClient.clear()
  waiting.set([])
  storeToken('a shopper’s')
  keepCart({ status: 'success', numOfCartItems: 1, cartId: 'cart', data: cartOf(1) })
})

/** A server that answers when the test calls `answer`. */
function aSlowServer() {
  const sent: string[] = []
  const answers: ((answer: Response) => void)[] = []
  vi.stubGlobal('fetch', (url: string, { method, body }: RequestInit) => {
    sent.push(`${method} ${url.replace('/api/v1', '')} ${typeof body === 'string' ? body : ''}`.trim())
    return new Promise((resolve) => answers.push(resolve))
  })
  return {
    sent,
    async answer(reply: object = { status: 'success', message: 'Added', data: cartOf(9) }) {
      answers.shift()?.(Response.json(reply))
      await settle()
    },
  }
}

async function press(...changes: CartChange[]) {
  for (const change of changes) {
    void changeCart(change)
    await settle()
  }
}

/** Lets everything run that waits for no answer. */
async function settle() {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setTimeout(resolve))
}

describe('pressing + quickly', () => {
  test('the first press is sent immediately', async () => {
    const server = aSlowServer()
    await press(milkTo(2))
    expect(server.sent).toEqual(['PUT /cart/milk {"count":2}'])
  })

  test('presses made during a request become one request, with the count the shopper sees', async () => {
    const server = aSlowServer()
    await press(milkTo(2), milkTo(3), milkTo(4), milkTo(5))
    await server.answer()
    expect(server.sent).toEqual(['PUT /cart/milk {"count":2}', 'PUT /cart/milk {"count":5}'])
  })

  test('only changes that were sent show a toast', async () => {
    const server = aSlowServer()
    await press(milkTo(2), milkTo(3), milkTo(4))
    await server.answer({ status: 'fail', message: 'Not 2' })
    await server.answer({ status: 'fail', message: 'Not 4' })
    expect(toastTexts()).toEqual(['Not 2', 'Not 4'])
  })
})

test('the changes of one cart never overtake one another', async () => {
  const server = aSlowServer()
  await press(add('milk'), add('bread'))
  expect(server.sent).toHaveLength(1)
  await server.answer()
  expect(server.sent).toHaveLength(2)
})

test('every + Add counts, however quickly they come', async () => {
  const server = aSlowServer()
  await press(add('milk'), add('milk'), add('milk'))
  await server.answer()
  await server.answer()
  expect(server.sent).toEqual(Array(3).fill('POST /cart {"productId":"milk"}'))
})

test('a waiting count is not sent for a product the shopper has removed since', async () => {
  const server = aSlowServer()
  await press(add('milk'), milkTo(4), removeMilk)
  await server.answer()
  expect(server.sent).toEqual(['POST /cart {"productId":"milk"}', 'DELETE /cart/milk'])
})

test('an answer that holds the cart becomes the cart, and nothing is fetched', async () => {
  const server = aSlowServer()
  await press(milkTo(2))
  await server.answer()
  expect(currentCart()?.data.products[0]?.count).toBe(9)
  expect(server.sent).toHaveLength(1)
})

describe('a cart that has to be fetched again', () => {
  /** Loads the cart as its screen does. */
  const watch = () => {
    const query = { queryKey: cartKey(), queryFn: ({ signal }: { signal: AbortSignal }) => loadCart(signal) }
    return queryClient.fetchQuery(query)
  }

  test('is stale after a refusal, until an answer holds it', async () => {
    const server = aSlowServer()
    await press(milkTo(2))
    await server.answer({ status: 'fail', message: 'Only 1 left' })
    expect(queryClient.getQueryState(cartKey())?.isInvalidated).toBe(true)
    await press(milkTo(1))
    await server.answer()
    expect(queryClient.getQueryState(cartKey())?.isInvalidated).toBe(false)
  })

  test('is fetched once, after the last answer', async () => {
    const server = aSlowServer()
    await press(add('milk'), add('milk'))
    const fetched = watch()
    await server.answer()
    expect(server.sent.filter((each) => each.startsWith('GET'))).toHaveLength(0)
    await server.answer()
    expect(server.sent.at(-1)).toBe('GET /cart')
    await server.answer({ status: 'success', data: cartOf(7) })
    expect((await fetched).data.products[0]?.count).toBe(7)
    expect(server.sent).toHaveLength(3)
  })

  test('ignores a load that was under way when the shopper changed the cart', async () => {
    const server = aSlowServer()
    watch().catch(() => undefined)
    await settle()
    await press(milkTo(2))
    await server.answer({ status: 'success', data: cartOf(1) })
    await server.answer({ status: 'success', data: cartOf(2) })
    expect(currentCart()?.data.products[0]?.count).toBe(2)
  })
})

test('nothing that waits is sent after the shopper has signed out, nor for the next one to sign in', async () => {
  const server = aSlowServer()
  await press(add('milk'), removeMilk)
  storeToken(null)
  storeToken('a shopper’s')
  await server.answer()
  expect(server.sent).toEqual(['POST /cart {"productId":"milk"}'])
  expect(currentCart()?.data.products[0]?.count).toBe(1)
  expect(toastTexts()).toEqual([])
})
