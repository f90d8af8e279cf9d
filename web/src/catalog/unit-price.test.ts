import { expect, test } from 'vitest'
import { unitPrice } from './product-facts.ts'

test.each([
  [93, '2 L', '46.50 EGP / L'],
  [25, '500 g', '50.00 EGP / kg'],
  [25, '500g', '50.00 EGP / kg'],
  [30, '250 ML', '120.00 EGP / L'],
  [60, '1.5 L', '40.00 EGP / L'],
  [60, '1,5 L', '40.00 EGP / L'],
  [60, '1,125 L', '53.33 EGP / L'],
  [60, '1,500 g', '40.00 EGP / kg'],
  [60, '1,500 ml', '40.00 EGP / L'],
  [60, '0,500 g', '120,000.00 EGP / kg'],
  [99, '6 × 330 ml', '50.00 EGP / L'],
  [99, '6x330ml', '50.00 EGP / L'],
  [72, '12 pieces', '6.00 EGP / piece'],
  [60, '1,200 pieces', '0.05 EGP / piece'],
])('%d EGP for %s is %s', (price, unit, expected) => {
  expect(unitPrice(price, unit)?.replaceAll('\u00a0', ' ')).toBe(expected)
})

test.each([
  '1 kg',
  '1000 g',
  '1,000 ml',
  '1 L',
  '1 bunch',
  '6 loaves',
  '5 × 150 sheets',
  '0 g',
  'large',
  '',
  undefined,
])('a price for %s has no other beside it', (unit) => {
  expect(unitPrice(40, unit)).toBeUndefined()
})
