import type { Product } from '@baqala/contract/catalog'
import { describe, expect, test } from 'vitest'
import {
  besideTyped,
  filterProducts,
  filtersIn,
  type ProductFilters,
  searchWith,
  typedBeside,
} from './product-filters.ts'
import { startsWith } from './category-names.ts'

const none: ProductFilters = { category: [], subcategory: [], brand: [], isOnSale: false, sort: undefined }

function product(title: string, rest: Partial<Product> = {}): Product {
  const category = { name: 'Dairy & Eggs' }
  return {
    _id: title,
    title,
    description: '',
    images: [],
    imageCover: '',
    price: 10,
    ratingsAverage: 4,
    category,
    ...rest,
  }
}

const subcategory = (slug: string) => [{ _id: `id-${slug}`, name: slug, slug }]
const brand = (slug: string) => ({ _id: `id-${slug}`, name: slug, slug, image: '' })

const goods = [
  product('milk', { price: 50, priceAfterDiscount: 40, subcategory: subcategory('milk'), brand: brand('nile') }),
  product('eggs', { price: 30, ratingsAverage: 4.5, subcategory: subcategory('eggs'), brand: brand('delta') }),
  product('bread', { price: 20, priceAfterDiscount: 10, category: { name: 'Bakery' }, brand: brand('delta') }),
  product('plain', { price: 30, ratingsAverage: 4.5, category: { name: 'Bakery' } }),
]

describe('an address', () => {
  test.each([
    ['', none],
    ['?search=Bak&utm=x', none],
    ['?category=Dairy+%26+Eggs', { ...none, category: ['Dairy & Eggs'] }],
    ['?category=Bakery&category=Sweets&category=Bakery&category=', { ...none, category: ['Bakery', 'Sweets'] }],
    ['?subcategory=milk&brand=nile', { ...none, subcategory: ['milk'], brand: ['nile'] }],
    ['?onSale=true&sort=price-up', { ...none, isOnSale: true, sort: 'price-up' }],
    ['?onSale=yes&sort=toString', none],
  ])('%s holds its filters', (search, filters) => {
    expect(filtersIn(search)).toEqual(filters)
  })

  test('gets what is filtered and typed, keeps what it held beside, and reads the same again', () => {
    const filters: ProductFilters = {
      category: ['Dairy & Eggs'],
      subcategory: ['milk'],
      brand: ['nile'],
      isOnSale: true,
      sort: 'saving',
    }
    const search = searchWith('?utm=x&search=old&brand=old', filters, 'Dai')
    expect(search).toBe('?utm=x&search=Dai&category=Dairy+%26+Eggs&subcategory=milk&brand=nile&onSale=true&sort=saving')
    expect(filtersIn(search)).toEqual(filters)
  })

  test('without filters and text has no question mark', () => {
    expect(searchWith('?search=Bak&onSale=true', none, '')).toBe('')
  })
})

describe('filters', () => {
  test.each<[Partial<ProductFilters>, string]>([
    [{}, 'milk eggs bread plain'],
    [{ category: ['Bakery'] }, 'bread plain'],
    [{ category: ['Bakery', 'Dairy & Eggs'] }, 'milk eggs bread plain'],
    [{ category: ['bakery'] }, ''],
    [{ subcategory: ['milk'] }, 'milk'],
    [{ subcategory: ['milk', 'eggs'] }, 'milk eggs'],
    [{ brand: ['delta'] }, 'eggs bread'],
    [{ brand: ['delta'], category: ['Bakery'] }, 'bread'],
    [{ isOnSale: true }, 'milk bread'],
    [{ isOnSale: true, subcategory: ['eggs'] }, ''],
  ])('%o leave %s', (filters, titles) => {
    expect(titlesOf({ ...none, ...filters })).toBe(titles)
  })

  test.each<[ProductFilters['sort'], string]>([
    [undefined, 'milk eggs bread plain'],
    ['price-up', 'bread eggs plain milk'],
    ['price-down', 'milk eggs plain bread'],
    ['rating', 'eggs plain milk bread'],
    ['saving', 'bread milk eggs plain'],
  ])('sorted by %s come %s, equals in the shop’s order', (sort, titles) => {
    expect(titlesOf({ ...none, sort })).toBe(titles)
  })
})

describe('a category chosen and a text typed', () => {
  const bakery = { ...none, category: ['Bakery'], subcategory: ['bread'], isOnSale: true }

  test.each([
    ['', bakery],
    ['baK', bakery],
    ['Dai', { ...none, isOnSale: true }],
  ])('%s typed later keeps the category only if it starts so', (typed, left) => {
    expect(besideTyped(bakery, (name) => startsWith(name, typed))).toEqual(left)
  })

  test.each([
    ['Bakery', 'bak', 'bak'],
    ['Bakery', 'Dai', ''],
  ])('%s chosen later keeps the text only if it starts so', (category, typed, left) => {
    expect(typedBeside({ name: category }, typed)).toBe(left)
  })
})

function titlesOf(filters: ProductFilters): string {
  return filterProducts(goods, filters)
    .map(({ title }) => title)
    .join(' ')
}
