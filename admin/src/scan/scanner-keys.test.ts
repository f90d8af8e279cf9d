import { expect, test } from 'vitest'
import { makeScannerKeys } from './scanner-keys.ts'

/** Types a text with so many milliseconds between two keys, and returns what was scanned. */
function type(text: string, ms: number, keys = makeScannerKeys(), from = 0): string[] {
  return [...text].flatMap(
    (letter, at) => keys.take({ key: letter === '\n' ? 'Enter' : letter, at: from + at * ms }) ?? [],
  )
}

test('a scanner’s digits with Enter are a code', () => {
  expect(type('6221000000118\n', 12)).toEqual(['6221000000118'])
})

test('a thumb’s are not, nor those without Enter, nor a few', () => {
  expect(type('6221000000118\n', 120)).toEqual([])
  expect(type('6221000000118', 12)).toEqual([])
  expect(type('24\n', 12)).toEqual([])
})

test('digits that a person typed before are no part of it', () => {
  const keys = makeScannerKeys()
  expect(type('24', 200, keys)).toEqual([])
  expect(type('6221000000118\n', 12, keys, 1_000)).toEqual(['6221000000118'])
})
