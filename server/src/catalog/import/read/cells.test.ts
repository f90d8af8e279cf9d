import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toColumn } from './columns.ts'
import { escapeFormula, unescapeFormula } from './escape-formulas.ts'
import { readAmount, readCount } from './read-number.ts'
import { slugOf } from '../slugs.ts'

describe('an amount in a cell', () => {
  test.each([
    ['12.5', 12.5],
    ['12,50', 12.5],
    ['١٢٫٥٠', 12.5],
    ['١٢,٥٠', 12.5],
    ['۱۲٫۵', 12.5],
    ['1,250.00', 1250],
    ['1.250,00', 1250],
    ['1,250,000', 1_250_000],
    ['١٬٢٥٠٫٧٥', 1250.75],
    [' 45 ', 45],
    ['-3', -3],
  ])('%s is %d', (cell, amount) => {
    expect(readAmount(cell)).toBe(amount)
  })

  test.each(['', 'cheap', '12.5.1', '1e3', '=1+1', '12 EGP'])('%s is none', (cell) => {
    expect(readAmount(cell)).toMatchObject({ text: 'must be an amount in EGP' })
  })

  test('a comma that may be for thousands or for decimals is not guessed', () => {
    expect(readAmount('1,250')).toMatchObject({ text: 'reads two ways: write 1250 or 1.250' })
  })

  test('a count is a whole number, also where a spreadsheet gave it decimals', () => {
    expect([readCount('١٢'), readCount('12.0'), readCount('12,00')]).toEqual([12, 12, 12])
    expect(readCount('1.5')).toMatchObject({ text: 'must be a whole number' })
  })
})

describe('a cell that looks like a formula', () => {
  test.each(['=1+1', '+20', '-5', '@sum', "'=1", "''=1", '\tx'])('%s is not run, and read back as it was', (text) => {
    expect(escapeFormula(text)).toBe(`'${text}`)
    expect(unescapeFormula(escapeFormula(text))).toBe(text)
  })

  test('any text comes back as it was, and none that is written runs', () => {
    const tricky = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', 'a', 'ب') })
    fc.assert(
      fc.property(tricky, (text) => {
        expect(unescapeFormula(escapeFormula(text))).toBe(text)
        expect(escapeFormula(text)).not.toMatch(/^[=+\-@\t\r]/)
      }),
    )
  })
})

describe('a heading', () => {
  test.each([
    ['Price', 'price'],
    ['price_after_discount', 'priceAfterDiscount'],
    ['السعر', 'price'],
    ['الأسم', 'title'],
    ['الاِسم', 'title'],
    ['القسم الفرعى', 'subcategory'],
    ['الكميه', 'stock'],
    ['Supplier', undefined],
  ])('%s is %s', (heading, column) => {
    expect(toColumn(heading)).toBe(column)
  })
})

test('an address is made of Latin and of Arabic words', () => {
  expect(slugOf("Juhayna's Crème 1 L")).toBe('juhaynas-creme-1-l')
  expect(slugOf('جبنة رومي ٥٠٠ جم')).toBe('gbna-rwmy-500-gm')
  expect(slugOf('؟!')).toBe('')
})
