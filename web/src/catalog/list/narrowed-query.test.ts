import { expect, test } from 'vitest'
import { narrowedQuery } from './narrowed-query.ts'
import type { ProductFilters } from '../product-filters.ts'

const none: ProductFilters = { category: [], subcategory: [], brand: [], isOnSale: false, sort: undefined }
const groups = {
  categories: [
    { _id: 'c1', name: 'Dairy & Eggs' },
    { _id: 'c2', name: 'Dates' },
    { _id: 'c3', name: 'Bakery' },
  ],
  subcategories: [
    { _id: 's1', slug: 'milk' },
    { _id: 's2', slug: 'eggs' },
  ],
  brands: [{ _id: 'b1', slug: 'nile' }],
}

test.each<[string, Partial<ProductFilters>, string | undefined]>([
  ['', {}, ''],
  ['da', {}, 'category[in]=c1&category[in]=c2'],
  ['zzz', {}, undefined],
  ['', { category: ['Bakery'] }, 'category[in]=c3'],
  ['dai', { category: ['Dairy & Eggs', 'Dates'] }, 'category[in]=c1'],
  ['', { category: ['Toys'] }, undefined],
  ['', { subcategory: ['milk', 'eggs'], brand: ['nile'] }, 'subcategory[in]=s1&subcategory[in]=s2&brand[in]=b1'],
  ['', { brand: ['unknown'] }, undefined],
  ['', { isOnSale: true, sort: 'saving' }, 'onSale=true&sort=-saving'],
  ['', { sort: 'price-up' }, 'sort=priceNow'],
])('“%s” typed beside %o asks for %s', (typed, filters, expected) => {
  const query = narrowedQuery(typed, { ...none, ...filters }, groups)
  expect(query?.map((pair) => pair.join('=')).join('&')).toBe(expected)
})
