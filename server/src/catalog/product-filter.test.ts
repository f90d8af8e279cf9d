import { describe, expect, test } from 'vitest'
import { isWholeCatalogue, toFilter } from './product-filter.ts'

describe('what a caller wants to see', () => {
  test('is everything where nothing is said, or only empty things', () => {
    expect(isWholeCatalogue(toFilter({}))).toBe(true)
    expect(isWholeCatalogue(toFilter({ sort: ' , ', keyword: '  ', category: [''], 'brand[in]': [] }))).toBe(true)
    expect(isWholeCatalogue(toFilter({ limit: 40 }))).toBe(false)
    expect(isWholeCatalogue(toFilter({ keyword: 'milk' }))).toBe(false)
    expect(isWholeCatalogue(toFilter({ 'price[gte]': 0 }))).toBe(false)
  })

  test('is the same in any order and with repetitions', () => {
    const one = toFilter({ category: ['b', 'a'], 'category[in]': ['a'], sort: 'price,-price', keyword: 'Milk  milk' })
    const other = toFilter({ 'category[in]': ['a', 'b'], sort: 'price', keyword: 'milk' })
    expect(one).toEqual(other)
  })

  test.each([
    [{ 'price[gte]': 17.55 }, 1755, undefined],
    [{ 'price[gt]': 17.55 }, 1756, undefined],
    [{ 'price[gte]': 17.551 }, 1756, undefined],
    [{ 'price[lte]': 0.29 }, undefined, 29],
    [{ 'price[lt]': 0.29 }, undefined, 28],
    [{ 'price[lt]': 0.291 }, undefined, 29],
    [{ 'price[gte]': 5, 'price[gt]': 5, 'price[lte]': 9, 'price[lt]': 8 }, 501, 799],
  ])('%j is a range of whole piastres', (query, priceFrom, priceTo) => {
    expect(toFilter(query)).toMatchObject({ priceFrom, priceTo })
  })

  test('pages are cut to the most a page holds', () => {
    expect(toFilter({ limit: 1_000 }).page).toEqual({ number: 1, size: 200 })
    expect(toFilter({ page: 3 }).page).toEqual({ number: 3, size: 40 })
  })
})
