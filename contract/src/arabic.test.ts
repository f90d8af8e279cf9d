import { expect, test } from 'vitest'
import { afterLam, foldArabic } from './arabic.ts'

test('words that Egyptians spell in several ways become one', () => {
  const spellings = [
    ['ألبان', 'البان'],
    ['ٱلبان', 'البان'],
    ['المعادى', 'المعادي'],
    ['جبنة', 'جبنه'],
    ['لَبَن', 'لبن'],
    ['شـــاي', 'شاي'],
  ] as const
  for (const [one, other] of spellings) expect(foldArabic(one)).toBe(foldArabic(other))
  expect(foldArabic('Milk 2 L')).toBe('Milk 2 L')
})

test('a name after "for" loses the first letter of its article', () => {
  const joined = ['الزمالك', 'مدينة نصر', 'New Cairo'].map((name) => `ل${afterLam(name)}`)
  expect(joined).toEqual(['للزمالك', 'لمدينة نصر', 'لـNew Cairo'])
})
