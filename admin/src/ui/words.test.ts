import { expect, test } from 'vitest'
import { egp } from './words.ts'

test('an amount has its piastres, its thousands and its currency', () => {
  expect([46.5, 1357.949999, 0, 1_000_000].map(egp)).toEqual([
    '46.50\u00a0EGP',
    '1,357.95\u00a0EGP',
    '0.00\u00a0EGP',
    '1,000,000.00\u00a0EGP',
  ])
})
