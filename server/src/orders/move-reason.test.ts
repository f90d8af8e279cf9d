import { expect, test } from 'vitest'
import { sayReason, sayReasonToStaff } from './move-reason.ts'
import { NO_REASON } from './order-message-params.ts'
import { moveReasons } from './move-reasons.messages.en.ts'

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

test('a shopper reads that the shop cancelled, and why if it says why; the staff read the note', () => {
  const cancelled = (note: string) => ({ reason: 'cancelledByShop', params: { note }, why: '' })
  const move = cancelled('No milk for you.')
  expect(sayReason(move)).toBe('The shop cancelled this order: No milk for you.')
  expect(sayReason(move, 'ar')).toBe('المحل لغى الطلب ده: \u2068No milk for you.\u2069')
  expect(sayReason(cancelled('الفرن باظ.'), 'ar')).toBe('المحل لغى الطلب ده: الفرن باظ.')
  expect(sayReason(cancelled(NO_REASON))).toBe('The shop cancelled this order.')
  expect(sayReason(cancelled(NO_REASON), 'ar')).toBe('المحل لغى الطلب ده.')
  expect(sayReasonToStaff(move)).toBe('No milk for you.')
})

test('a move to another time says what the order costs if that is another sum', () => {
  const moved = (total?: number) => ({ reason: 'timeChangedByShop', params: { total }, why: '' })
  expect(sayReason(moved())).toBe('The shop moved the delivery to another time.')
  expect(sayReason(moved(11_500), 'ar')).toMatch(/^المحل نقل التوصيل لميعاد تاني\. إجمالي الطلب /)
})

test('a move of an express order names when it was to come, not when it was ordered', () => {
  const move = { reason: 'timeChangedByShop', params: { wasBy: '2026-11-30T15:09:00.000Z' }, why: '' }
  expect(sayReason(move)).toBe(
    'The shop moved the delivery to another time instead of express by Monday 30 November, 17:09.',
  )
  expect(sayReason(move, 'ar')).toBe('المحل نقل التوصيل لميعاد تاني بدل التوصيل السريع قبل 30 نوفمبر 2026 في 5:09 م.')
})

test('a reason of an older version is told in its own words', () => {
  expect(sayReasonToStaff({ reason: null, params: null, why: 'Paid online.' })).toBe('Paid online.')
})
