import { expect, test } from 'vitest'
import { egp } from './egp.ts'

test('a price carries its label', () => {
  expect(egp(52)).toBe('52 EGP')
})

test('piastres show as they are', () => {
  expect(egp(46.5)).toBe('46.5 EGP')
})

test('a sum shows no dust of the arithmetic', () => {
  expect(egp(0.1 + 0.2)).toBe('0.3 EGP')
})
