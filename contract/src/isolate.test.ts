import { expect, test } from 'vitest'
import { isolateUnlessArabic } from './isolate.ts'

test.each(['لبن كامل الدسم', 'عيش بلدي 5', ''])('%j stands in an Arabic sentence as it is', (text) => {
  expect(isolateUnlessArabic(text)).toBe(text)
})

test.each(['Milk', '7', 'بسكويت Oreo', 'Oreo بسكويت'])(
  '%j keeps its direction among Arabic words and numbers',
  (text) => {
    expect(isolateUnlessArabic(text)).toBe(`\u2068${text}\u2069`)
  },
)
