import { expect, test } from 'vitest'
import * as messages from './orders.messages.ar.ts'

test('an address that is offered reads from the right, each part by itself', () => {
  const line = messages.addressLine('12 Brazil Street', 'القاهرة')
  expect(messages.use(line)).toBe('استخدم \u206812 Brazil Street\u2069، \u2068القاهرة\u2069')
})

test('the comma of an address is that of its script', () => {
  expect(messages.joined('12 Brazil Street', 'the penthouse')).toBe('12 Brazil Street, the penthouse')
  expect(messages.joined('12 Brazil Street', 'شقة 4')).toBe('12 Brazil Street، شقة 4')
})

test('an address without Arabic reads from the left, with its label and its phone', () => {
  const line = messages.addressLine('16 Ibrahim Naguib', 'Cairo')
  expect(line).toBe('\u206816 Ibrahim Naguib, Cairo\u2069')
  expect(messages.labelled('Home', line)).toBe(`\u2068Home: ${line}\u2069`)
  expect(messages.labelled('البيت', line)).toBe(`\u2068البيت\u2069: ${line}`)
})

test('an order by card that was never paid is not promised to be paid yet', () => {
  expect(messages.payment({ paymentMethodType: 'card', isPaid: false })).toBe('كارت، ما اتدفعش')
})
