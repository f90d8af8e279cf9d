import type { Product } from '@baqala/contract/catalog'
import { expect, test } from 'vitest'
import { boughtProducts, rowsOf } from './rows-of.ts'

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

test('what the shop sells no more is left out', () => {
  expect(idsOf(boughtProducts([order('delivered', 'gone', 'milk')], sold('milk')))).toEqual(['milk'])
})

test('no row has goods of which no piece is left, and a shop that tells no stock has all of its goods', () => {
  const five = sold('bread', 'milk', 'tea', 'rice', 'ful').map((product) => ({ ...product, priceAfterDiscount: 8 }))
  const products = five.map((product) => (product._id === 'tea' ? { ...product, quantity: 0 } : product))
  const rows = rowsOf(products, [order('delivered', 'bread', 'milk', 'tea', 'rice', 'ful')])
  expect(rows.map(({ heading }) => heading)).toEqual(['onSale', 'buyAgain', { aisle: 'Any' }])
  for (const row of rows) expect(idsOf(row.products).toSorted()).toEqual(['bread', 'ful', 'milk', 'rice'])
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
