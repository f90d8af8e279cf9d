import { expect, test } from 'vitest'
import { searchByCategory } from './category-names.ts'

const milk = { title: 'Bakery Milk', category: { name: 'Dairy & Eggs' } }
const eggs = { title: 'Eggs', category: { name: 'Dairy & Eggs' } }
const bread = { title: 'Baladi Bread', category: { name: 'Bakery' } }
const products = [milk, bread, eggs]

test('nothing typed keeps every product', () => {
  expect(searchByCategory(products, '')).toEqual(products)
})

test('the start of a category name finds its products, whatever the case', () => {
  expect(searchByCategory(products, 'DAI')).toEqual([milk, eggs])
})

test('titles are not searched', () => {
  expect(searchByCategory(products, 'bak')).toEqual([bread])
})

test('text from the middle of a category name finds nothing', () => {
  expect(searchByCategory(products, 'eggs')).toEqual([])
})
