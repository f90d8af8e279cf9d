import { expect, test } from 'vitest'
import { goodsPath } from './goods-path.ts'

const tea = { category: { name: 'Tea & Coffee' } }
const cheaperBread = { category: { name: 'Bakery' }, priceAfterDiscount: 20 }

test('a banner for a category leads to its products', () => {
  const path = goodsPath('Tea & Coffee', [cheaperBread, tea])
  expect(path.startsWith('/Products?')).toBe(true)
  expect(new URL(path, 'http://shop').searchParams.get('category')).toBe('Tea & Coffee')
})

test('the banner of offers leads to what is on sale', () => {
  expect(goodsPath(undefined, [tea, cheaperBread])).toBe('/Products?onSale=true')
})

test('a banner for goods that the shop has not leads to all products', () => {
  expect(goodsPath('Bakery', [tea])).toBe('/Products')
  expect(goodsPath(undefined, [tea])).toBe('/Products')
})

test('a banner leads to all products until they have loaded', () => {
  expect(goodsPath('Bakery', undefined)).toBe('/Products')
})
