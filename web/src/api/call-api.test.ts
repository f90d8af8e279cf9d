import { expect, test } from 'vitest'
import { isSuccess } from './call-api.ts'

test('signing in succeeds when the message is "success"', () => {
  expect(isSuccess('signIn', true, { message: 'success', token: 't' })).toBe(true)
  expect(isSuccess('signIn', true, { message: 'fail', token: 't' })).toBe(false)
})

test('clearing the cart succeeds when the message is "success", whatever else is missing', () => {
  expect(isSuccess('clearCart', true, { message: 'success' })).toBe(true)
  expect(isSuccess('clearCart', true, { status: 'success', message: 'done' })).toBe(false)
})

test('a change of the cart succeeds by its status, whatever the HTTP code says', () => {
  expect(isSuccess('addCartItem', false, { status: 'success' })).toBe(true)
  expect(isSuccess('addCartItem', true, { status: 'fail' })).toBe(false)
})

test('a load of the catalogue succeeds with data', () => {
  expect(isSuccess('listProducts', true, { data: [] })).toBe(true)
  expect(isSuccess('listProducts', true, { message: 'soon' })).toBe(false)
  expect(isSuccess('listProducts', false, { data: [] })).toBe(false)
})

test('a payment session needs an address to go to', () => {
  expect(isSuccess('openCheckoutSession', true, { session: { url: 'https://pay.example' } })).toBe(true)
  expect(isSuccess('openCheckoutSession', true, { status: 'success' })).toBe(false)
})

test("the shopper's own orders are a list, which has no status of its own", () => {
  expect(isSuccess('listOrders', true, { results: 0, data: [] })).toBe(true)
  expect(isSuccess('listOrders', false, { data: [] })).toBe(false)
  expect(isSuccess('listOrders', true, undefined)).toBe(false)
})

test('an addition to the specification succeeds by its HTTP code, and a load of one brings data, which may be none', () => {
  expect(isSuccess('addReview', true, { message: 'Thank you' })).toBe(true)
  expect(isSuccess('releaseSlot', false, { status: 'success' })).toBe(false)
  expect(isSuccess('findMyReview', true, { data: null })).toBe(true)
  expect(isSuccess('searchProducts', true, { message: 'soon' })).toBe(false)
  expect(isSuccess('searchProducts', true, { data: null })).toBe(false)
})

test('a cash order and the steps of a password reset succeed with any 2xx answer', () => {
  for (const name of ['placeCashOrder', 'forgotPassword', 'verifyResetCode', 'resetPassword'] as const) {
    expect(isSuccess(name, true, undefined)).toBe(true)
    expect(isSuccess(name, false, { status: 'success' })).toBe(false)
  }
})
