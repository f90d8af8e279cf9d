import { expect, test } from 'vitest'
import { categoriesOf } from './category-names.ts'

const dairy = { category: { name: 'Dairy & Eggs' } }
const bakery = { category: { name: 'Bakery' } }

test('categories have no duplicates and keep their order', () => {
  expect(categoriesOf([dairy, bakery, dairy])).toEqual([{ name: 'Dairy & Eggs' }, { name: 'Bakery' }])
})
