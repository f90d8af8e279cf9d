import { expect, test } from 'vitest'
import { relatedProducts } from './related-products.ts'

const milk = { _id: 'milk', category: { name: 'Dairy & Eggs' } }
const eggs = { _id: 'eggs', category: { name: 'Dairy & Eggs' } }
const bread = { _id: 'bread', category: { name: 'Bakery' } }

test('products of the same category are related', () => {
  expect(relatedProducts([bread, eggs], 'Dairy & Eggs', 'milk')).toEqual([eggs])
})

test('the product itself is among them, placed last', () => {
  expect(relatedProducts([milk, eggs, bread], 'Dairy & Eggs', 'milk')).toEqual([eggs, milk])
})

test('category names are compared case-sensitively', () => {
  expect(relatedProducts([milk], 'dairy & eggs', 'eggs')).toEqual([])
})
