import { expect, test } from 'vitest'
import { plainMobile, plainPhone } from './phone.ts'

test('a plain number stays as it is', () => {
  expect(plainPhone('01012345678')).toBe('01012345678')
})

test('digits of an Arabic keyboard become plain digits', () => {
  expect(plainPhone('٠١٠١٢٣٤٥٦٧٨')).toBe('01012345678')
})

test('a number that autofill wrote with country code and spaces becomes plain', () => {
  expect(plainPhone('+20 101 234 5678')).toBe('01012345678')
  expect(plainPhone('0020 1012345678')).toBe('01012345678')
})

test.each([
  ['+20 (0) 10 1234 5678'],
  ['(+20) 10 1234 5678'],
  ['00 20 10 1234 5678'],
  ['20 101 234 5678'],
  ['010.1234.5678'],
  ['010/1234/5678'],
  ['tel:+20-10-12345678'],
  ['010–1234–5678'],
  ['+20\u201110\u00a012345678'],
  ['\u202a+201012345678\u202c'],
  ['＋２０１０１２３４５６７８'],
  ['\u200b+٢٠ ١٠ ١٢٣٤ ٥٦٧٨\ufeff'],
])('%j is read as people write it', (typed) => {
  expect(plainPhone(typed)).toBe('01012345678')
})

test('a country code is left alone while it is still being typed', () => {
  expect(plainPhone('+2')).toBe('+2')
  expect(plainPhone('+20')).toBe('+20')
})

test('letters are not hidden from the rule', () => {
  expect(plainPhone('010abc')).toBe('010abc')
})

test.each(['01012345678 / 01112345678', '(02) 2736-1234', '+44 20 7946 0958', '010 1234 567'])(
  'in an order %s, which is no one mobile number, is kept as it was typed',
  (typed) => {
    expect(plainMobile(typed)).toBe(typed)
  },
)
