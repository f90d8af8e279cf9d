import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../api/query-client.ts'
import { storeToken } from '../api/stored-session.ts'
import { keepCart } from './cart-query.ts'
import { type CartChange, type CartItem, type CartReply, emptyCart } from './cart-state.ts'
import { linesNotIn, linesTakenBy, putLinesBack } from './put-back.tsx'

// The modules read it when they are imported.
vi.hoisted(() => vi.stubGlobal('window', new EventTarget()))

const line = (id: string, count: number, quantity?: number): CartItem => ({
  count,
  price: 10,
  product: { id, title: id, imageCover: '', ...(quantity !== undefined && { quantity }) },
})
const cartOf = (...products: CartItem[]): CartReply => ({
  status: 'success',
  numOfCartItems: products.length,
  data: { products, totalCartPrice: 0 },
})
const cart = cartOf(line('Milk', 2), line('Bread', 1))

test.each<[string, CartChange, string[]]>([
  ['Clear Cart takes all', { kind: 'clear' }, ['Milk', 'Bread']],
  ['Remove takes its line', { kind: 'remove', productId: 'Milk' }, ['Milk']],
  ['− at one takes its line', { kind: 'set count', productId: 'Bread', count: 0 }, ['Bread']],
  ['− above one takes none', { kind: 'set count', productId: 'Milk', count: 1 }, []],
  ['+ takes none', { kind: 'set count', productId: 'Milk', count: 3 }, []],
])('%s', (_, change, taken) => {
  expect(linesTakenBy(change, cart).map(({ product }) => product.title)).toEqual(taken)
})

test('a line that is in the cart after all is not offered', () => {
  expect(linesNotIn(cart, [line('Milk', 2), line('Eggs', 1)]).map(({ product }) => product.title)).toEqual(['Eggs'])
})

beforeEach(() => {
  queryClient.clear()
  storeToken('a shopper’s')
  keepCart(emptyCart('cart'))
})

/** A server with this many pieces of each product. */
function aServerWith(stock: Record<string, number>) {
  const sent: string[] = []
  const counts = new Map<string, number>()
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const asked = JSON.parse(typeof body === 'string' ? body : '{}') as { productId?: string; count?: number }
    const id = asked.productId ?? url.split('/').at(-1) ?? ''
    sent.push(`${method} ${id} ${asked.count ?? ''}`.trim())
    if (!stock[id]) return Response.json({ status: 'fail', message: `${id} is sold out.` }, { status: 409 })
    counts.set(id, asked.count ?? 1)
    return Response.json(cartOf(...[...counts].map(([product, count]) => line(product, count, stock[product]))))
  })
  return sent
}

test('each product is added, then counted, and the sentences tell of those that are short', async () => {
  const sent = aServerWith({ Milk: 9, Eggs: 2, Bread: 9 })
  const lines = [line('Milk', 3), line('Duck', 2), line('Eggs', 5), line('Bread', 1)]
  expect(await putLinesBack(lines)).toEqual(['Duck: not available now', 'Eggs: only 2 left'])
  expect(sent).toEqual(['POST Milk', 'PUT Milk 3', 'POST Duck', 'POST Eggs', 'PUT Eggs 2', 'POST Bread'])
})
