import { expect, test } from 'vitest'
import { egp } from './money.ts'

test('an amount has its piastres, its thousands and its currency', () => {
  expect([46.5, 1357.949999, 0, 1_000_000].map(egp)).toEqual([
    '46.50 EGP',
    '1,357.95 EGP',
    '0.00 EGP',
    '1,000,000.00 EGP',
  ])
})
