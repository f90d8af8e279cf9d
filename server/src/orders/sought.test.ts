import { expect, test } from 'vitest'
import { readSought } from './sought.ts'

test.each([
  ['01012345678'],
  ['010 1234 5678'],
  ['+20 10 1234-5678'],
  ['0020 (10) 12345678'],
  ['201012345678'],
  ['٠١٠١٢٣٤٥٦٧٨'],
  ['‎+٢٠ ١٠ ١٢٣٤ ٥٦٧٨'],
  ['1012345678'],
])('%s is one and the same phone', (typed) => {
  expect(readSought(typed).phone).toBe('1012345678')
})

test.each([
  ['10042', { number: 10042, phone: '10042' }],
  ['#١٠٠٤٢', { number: 10042, phone: undefined }],
  ['5678', { number: 5678, phone: '5678' }],
  ['0099', { number: 99, phone: '0099' }],
  ['0345', { number: 345, phone: '0345' }],
  ['01155500099', { number: undefined, phone: '1155500099' }],
  ['+20 2 2735 1234', { number: undefined, phone: '227351234' }],
  ['mona@example.com', { number: undefined, phone: undefined, words: 'mona@example.com' }],
])('%s', (typed, sought) => {
  expect(readSought(typed)).toMatchObject(sought)
})

test.each(['+20 115', '0020115', '+٢٠ ١١٥', '0115'])('%s is one and the same beginning of a phone', (typed) => {
  expect(readSought(typed).phone).toBe('0115')
})

test('nothing is looked for in vain', () => {
  expect(() => readSought('  ')).toThrow('It must be 1 to 100 letters')
})
