import { expect, test } from 'vitest'
import { foldArabic } from './arabic.ts'

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
