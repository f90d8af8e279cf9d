import { expect, test } from 'vitest'
import { searchInEnglish } from './category-names.ts'

test('a text that begins one category is its English name in the English storefront', () => {
  const known = [
    { name: 'Dairy & Eggs', nameAr: 'ألبان وبيض' },
    { name: 'Bakery', nameAr: 'مخبوزات' },
    { name: 'Drinks', nameAr: 'مشروبات' },
  ]
  expect(searchInEnglish('البان', known)).toBe('Dairy & Eggs')
  expect(searchInEnglish('dai', known)).toBe('dai')
  expect(searchInEnglish('م', known)).toBe('')
  expect(searchInEnglish('زيت', known)).toBe('')
  expect(searchInEnglish('dai', [])).toBe('dai')
})
