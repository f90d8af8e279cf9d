import { expect, test } from 'vitest'
import { categoriesOf, categoriesTyped } from './category-names.ts'

const dairy = { category: { name: 'Dairy & Eggs' } }
const bakery = { category: { name: 'Bakery' } }

test('categories have no duplicates and keep their order', () => {
  expect(categoriesOf([dairy, bakery, dairy])).toEqual([{ name: 'Dairy & Eggs' }, { name: 'Bakery' }])
})

test('a text chooses the category that it begins, if it begins no other, and a whole name always', () => {
  const categories = ['Tea', 'Tea & Coffee', 'Bakery'].map((name) => ({ name }))
  const typed = (text: string) => categoriesTyped(categories, text).map(({ name }) => name)
  expect(['bak', 'te', 'tea', ' Bakery ', 'x', ''].map(typed)).toEqual([['Bakery'], [], ['Tea'], ['Bakery'], [], []])
  expect(categoriesTyped([{ name: 'Bakery' }], '')).toEqual([])
})
