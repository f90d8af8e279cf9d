import type { Product } from '@baqala/contract/catalog'
import { expect, test } from 'vitest'
import { boughtProducts } from './rows-of.ts'

const sold = (...ids: string[]) => ids.map((id) => aProduct(id))
const order = (state: string, ...ids: string[]) => ({ state, cartItems: ids.map((id) => ({ product: { id } })) })
const idsOf = (products: readonly Product[]) => products.map(({ _id }) => _id)

test('what was ordered most often comes first, of equal goods the newest', () => {
  const orders = [
    order('placed', 'tea', 'milk'),
    order('delivered', 'bread', 'milk'),
    order('delivered', 'milk', 'bread'),
  ]
  expect(idsOf(boughtProducts(orders, sold('bread', 'milk', 'tea', 'rice')))).toEqual(['milk', 'bread', 'tea'])
})

test('what the shop sells no more, or has no piece of, is left out', () => {
  const products = [...sold('milk'), { ...aProduct('tea'), quantity: 0 }]
  expect(idsOf(boughtProducts([order('delivered', 'gone', 'tea', 'milk')], products))).toEqual(['milk'])
})

test.each(['cancelled', 'expired', 'payment failed', 'replaced'])(
  'of an order that is %s nothing was bought',
  (state) => {
    expect(boughtProducts([order(state, 'milk')], sold('milk'))).toEqual([])
  },
)

function aProduct(id: string): Product {
  return {
    _id: id,
    title: id,
    description: '',
    images: [],
    imageCover: '',
    price: 10,
    ratingsAverage: 4,
    category: { name: 'Any' },
  }
}
