import { expect, test } from 'vitest'
import { plainCode } from './plain-code.ts'

test('a code pasted with spaces around and inside is the same code', () => {
  expect(plainCode(' 1234 5678\n')).toBe('12345678')
})

test('a code typed in Arabic-Indic digits is the same code', () => {
  expect(plainCode('١٢٣٤٥٦٧٨')).toBe('12345678')
})

test('a code of letters is left alone', () => {
  expect(plainCode('aB-3f')).toBe('aB-3f')
})
