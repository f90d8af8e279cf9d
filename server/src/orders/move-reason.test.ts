import { expect, test } from 'vitest'
import { sayReason, sayReasonToStaff } from './move-reason.ts'
import { moveReasons } from './orders.messages.en.ts'

const codes = Object.keys(moveReasons).filter((code) => code !== 'cancelledByShop')
const params = { before: 16_500, total: 21_500, paid: '50.00 EGP', asked: '40.00 EGP', amount: '50.00 EGP' }

test('a shopper is spoken to, and the staff are told of the shopper', () => {
  const move = { reason: 'goodsChanged', params, why: '' }
  expect(sayReason(move)).toBe('You changed the goods: 215.00\u00a0EGP instead of 165.00\u00a0EGP.')
  expect(sayReasonToStaff(move)).toBe('The shopper changed the goods: 215.00\u00a0EGP instead of 165.00\u00a0EGP.')
  expect(sayReasonToStaff(move, 'ar')).toMatch(/^العميل عدّل المنتجات: /)
})

test.each(codes)('the reason %s does not mistake the staff for the shopper', (reason) => {
  expect(sayReasonToStaff({ reason, params, why: '' })).not.toMatch(/\byours?\b|\byou\b/i)
})

test('a reason of the shop, and one of an older version, are told in its own words', () => {
  const move = { reason: 'cancelledByShop', params: { note: 'No milk for you.' }, why: '' }
  expect(sayReasonToStaff(move)).toBe('No milk for you.')
  expect(sayReasonToStaff({ reason: null, params: null, why: 'Paid online.' })).toBe('Paid online.')
})
