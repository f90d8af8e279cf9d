import { expect, test } from 'vitest'
import { plainPhone } from './phone.ts'

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

test('a country code is left alone while it is still being typed', () => {
  expect(plainPhone('+2')).toBe('+2')
  expect(plainPhone('+20')).toBe('+20')
})

test('letters are not hidden from the rule', () => {
  expect(plainPhone('010abc')).toBe('010abc')
})
