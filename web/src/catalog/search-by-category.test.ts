import { expect, test } from 'vitest'
import { categoryNames, searchByCategory } from './search-by-category.ts'

const milk = { title: 'Bakery Milk', category: { name: 'Dairy & Eggs' } }
const eggs = { title: 'Eggs', category: { name: 'Dairy & Eggs' } }
const bread = { title: 'Baladi Bread', category: { name: 'Bakery' } }
const shelves = [milk, bread, eggs]

test('nothing typed keeps every product', () => {
  expect(searchByCategory(shelves, '')).toEqual(shelves)
})

test('the start of a category name finds its products, whatever the case', () => {
  expect(searchByCategory(shelves, 'DAI')).toEqual([milk, eggs])
})

test('a title that starts with the typed text is not looked at', () => {
  expect(searchByCategory(shelves, 'bak')).toEqual([bread])
})

test('text from the middle of a category name finds nothing', () => {
  expect(searchByCategory(shelves, 'eggs')).toEqual([])
})

test('each category is offered once, in the order of the shelves', () => {
  expect(categoryNames(shelves)).toEqual(['Dairy & Eggs', 'Bakery'])
})
