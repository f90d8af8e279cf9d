import { expect, test } from 'vitest'
import { addressLine } from './orders.messages.en.ts'

test.each([
  [['12 Brazil Street', 'Zamalek', '01012345678'], '12 Brazil Street, Zamalek, 01012345678'],
  [['12 شارع البرازيل', 'القاهرة', '01012345678'], '\u206812 شارع البرازيل\u2069, \u2068القاهرة\u2069, 01012345678'],
])('the numbers of an address stay beside their words: %s', (parts, line) => {
  expect(addressLine(...parts)).toBe(line)
})
