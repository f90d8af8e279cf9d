import { expect, test } from 'vitest'
import { afterLam, foldArabic, isolateUnlessArabic, westernDigits } from './arabic.ts'

test('words that Egyptians spell in several ways become one', () => {
  const spellings = [
    ['ألبان', 'البان'],
    ['ٱلبان', 'البان'],
    ['المعادى', 'المعادي'],
    ['جبنة', 'جبنه'],
    ['لَبَن', 'لبن'],
    ['شـــاي', 'شاي'],
    ['مائدة', 'مايده'],
    ['لؤلؤة', 'لولوه'],
    ['جبنة چيدار', 'جبنه جيدار'],
    ['چوافة وگوافة', 'جوافه وجوافه'],
    ['پيپسي', 'بيبسي'],
    ['ڤانيليا', 'فانيليا'],
    ['ماء کوب', 'ما كوب'],
  ] as const
  for (const [one, other] of spellings) expect(foldArabic(one)).toBe(other)
  expect(foldArabic('Milk 2 L')).toBe('Milk 2 L')
})

test('a name after "for" loses the first letter of its article', () => {
  const joined = ['الزمالك', 'مدينة نصر', 'New Cairo'].map((name) => `ل${afterLam(name)}`)
  expect(joined).toEqual(['للزمالك', 'لمدينة نصر', 'لـNew Cairo'])
})

test('digits of either Arabic keyboard become 0 to 9, and all else stays', () => {
  expect(westernDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789')
  expect(westernDigits('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789')
  expect(westernDigits('لبن ٢ لتر، 3٫5%')).toBe('لبن 2 لتر، 3٫5%')
})

test.each(['لبن كامل الدسم', 'عيش بلدي 5', ''])('%j stands in an Arabic sentence as it is', (text) => {
  expect(isolateUnlessArabic(text)).toBe(text)
})

test.each(['Milk', '7', 'بسكويت Oreo', 'Oreo بسكويت'])(
  '%j keeps its direction among Arabic words and numbers',
  (text) => {
    expect(isolateUnlessArabic(text)).toBe(`\u2068${text}\u2069`)
  },
)
