import fc from 'fast-check'
import { barcodeKey } from '@baqala/contract/barcode'
import { describe, expect, test } from 'vitest'
import { alsoColumn, toColumn } from './columns.ts'
import { escapeCell, unescapeCell } from '@baqala/contract/csv-cell'
import { hasMoreThanCode, hasTrueCheckDigit, isRounded, isSeveral, readBarcode, readCode } from './codes.ts'
import { decimalMarkOf, readAmount, readCount } from './read-number.ts'
import { slugOf } from '../../slugs.ts'

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
    ['1.250.000', 1_250_000],
    ["1'250.00", 1250],
    ['0.500', 0.5],
    ['44,900000', 44.9],
    ['EGP 25', 25],
    ['25.50 EGP', 25.5],
    ['L.E. 25', 25],
    ['٢٥٫٥٠ ج.م', 25.5],
    ['ج.م.\u200f ٢٥٫٥٠', 25.5],
    ['25 جنيه', 25],
    ['25،50', 25.5],
    ['12٫500', 12.5],
    ['1\u202f250,50', 1250.5],
    ['E.G.P. 12', 12],
    ['12ج', 12],
    ['12 جنيهًا', 12],
    ['12 جنيه مصرى فقط', 12],
    ['EGP: 12', 12],
    ['12.-', 12],
    ['12.50/-', 12.5],
    ['\u202b12 جنيه\u202c', 12],
    ['EGP 12.00 EGP', 12],
    ['12 ج.م.ع', 12],
    ['12 جــنيه', 12],
  ])('%s is %d', (cell, amount) => {
    expect(readAmount(cell)).toBe(amount)
  })

  test.each([
    ...[
      '',
      'cheap',
      '12.5.1',
      '1e3',
      '=1+1',
      '12 g',
      '12\n15',
      '12 15',
      "12'15",
      '10-12',
      '12.00-',
      '(5.00)',
      '12%',
      '1,25.50',
    ],
    '12 (بعد الخصم)',
  ])('%s is none', (cell) => {
    expect(readAmount(cell)).toMatchObject({ text: 'must be an amount in EGP' })
  })

  test.each([
    ['£25.50', 'is in £, and prices are in EGP'],
    ['25 USD', 'is in USD, and prices are in EGP'],
    ['$3', 'is in $, and prices are in EGP'],
    ['٢٥ ر.س', 'is in ر.س, and prices are in EGP'],
    ['SR 25', 'is in SR, and prices are in EGP'],
    ['25 dirhams', 'is in DIRHAMS, and prices are in EGP'],
    ['25 ر.ق', 'is in ر.ق, and prices are in EGP'],
    ['2500 قرش', 'is in قرش, and prices are in EGP'],
    ['12 EGP / kg', 'is a price per kg: write the price of what is sold, and its size in the column unit'],
    ['25.50/kg', 'is a price per kg: write the price of what is sold, and its size in the column unit'],
  ])('%s %s', (cell, sentence) => {
    expect(readAmount(cell)).toMatchObject({ text: sentence })
  })

  test.each(['1,250', '1.250', '١٬٢٥٠'.replace('٬', ','), 'EGP 2.000'])(
    '%s may be thousands or decimals: asked',
    (cell) => {
      expect(readAmount(cell)).toMatchObject({
        text: expect.stringMatching(/^reads two ways: write \d{4} or \d\.\d{3}$/),
      })
    },
  )

  test('the rest of its column decides, if it agrees', () => {
    expect(decimalMarkOf(['1.250', '640,50'])).toBe(',')
    expect(decimalMarkOf(['1,250', '٦٤٠٫٥', 'EGP 1,250.00'])).toBe('.')
    expect(decimalMarkOf(['1,250,000'])).toBe('.')
    expect(decimalMarkOf(['1.250', '12', 'cheap'])).toBeUndefined()
    expect(decimalMarkOf(['640,50', '640.50'])).toBeUndefined()
    expect([decimalMarkOf(['1.250', '15.75']), decimalMarkOf(['1,250', '9,5'])]).toEqual([undefined, undefined])
    expect([decimalMarkOf(['1.250', '0.500']), decimalMarkOf(['25.500', '1234.000'])]).toEqual(['.', '.'])
    expect([readAmount('12٫500', ','), readCount('12٫000', ',')]).toEqual([12.5, 12])
    expect([readAmount('1.250', ','), readAmount('1,250', '.'), readAmount('2.475', '.')]).toEqual([1250, 1250, 2.475])
  })

  test('a count is a whole number, also where a spreadsheet gave it decimals', () => {
    expect([readCount('١٢'), readCount('12.0'), readCount('12,00')]).toEqual([12, 12, 12])
    expect([readCount('1,234', '.'), readCount('12,345,000'), readCount('0.000')]).toEqual([1234, 12_345_000, 0])
    expect(readCount('1.5')).toMatchObject({ text: 'must be a whole number' })
  })

  test('a count that may be thousands or decimals is asked, unless its column tells', () => {
    expect(readCount('12,000')).toMatchObject({ text: 'reads two ways: write 12000 or 12.000' })
    // Three kilos and a half, or three thousand five hundred pieces.
    expect(readCount('3.500')).toMatchObject({ text: 'reads two ways: write 3500 or 3.500' })
    expect(readCount('1.000')).toMatchObject({ text: 'reads two ways: write 1000 or 1.000' })
    expect([readCount('12,000', '.'), readCount('12.000', '.')]).toEqual([12_000, 12])
  })
})

describe('a code in a cell', () => {
  test.each([
    ['="6221000000156"', '6221000000156'],
    ["'00125", '00125'],
    ['6221000000163.0', '6221000000163'],
    ['6,221,000,000,170', '6221000000170'],
    ['622 1000 000187', '6221000000187'],
    ['622-1000-000187', '6221000000187'],
    ['٦٢٢١٠٠٠٠٠٠١٥٦', '6221000000156'],
    ['ABC-12', 'ABC-12'],
    ['=T("6221000000156")', '6221000000156'],
    ['=TEXT(6221000000156,"0")', '6221000000156'],
    ['’6221000000156', '6221000000156'],
    ['“6221000000156”', '6221000000156'],
    ['6221000000156,00', '6221000000156'],
    ['6.221.000.000.156', '6221000000156'],
    ['*6221000000156*', '6221000000156'],
    ['EAN-13: 6221000000156', '6221000000156'],
    ['(01)06221000000156', '06221000000156'],
    ['6221000000010 (new)', '6221000000010'],
    ['كود 6221000000010', '6221000000010'],
    ['[6221000000010]', '6221000000010'],
    ['6221000000010.', '6221000000010'],
    ['+6221000000010', '6221000000010'],
    ['A6221000000010', 'A6221000000010'],
    ['A-12345670', 'A-12345670'],
    ['12345670/2', '12345670/2'],
    ['6221000000011 (new)', '6221000000011 (new)'],
  ])('%s is %s', (cell, code) => {
    expect(readBarcode(cell)).toBe(code)
  })

  test.each([
    ...['-', '—', '0', '00000', 'N/A', '#N/A', 'n.a.', 'لا يوجد', 'بدون', 'None', 'False', '...', '="0"', '0.0', '-1'],
    ...['(null)', '(blank)', '#SPILL!', '####', 'Err:502', 'N.A', 'not available', 'no barcode', 'pending', '؟'],
    ...[
      'Does not apply',
      'not applicable',
      'TBC',
      'n\\a',
      'none yet',
      '#GETTING_DATA',
      'Loading...',
      '[object Object]',
    ],
    ...['ditto', 'aucun', 'néant', 'yok'],
    ...['لا  يوجد', 'لم يحدد', 'مافيش', 'ملوش باركود', 'لا باركود'],
    ...['لا يوجد باركود', 'بدون كود', 'غير معروف', 'لا', 'فارغ', 'سيتم الإضافة', 'غ.م'],
  ])('%s is none', (cell) => expect(readCode(cell)).toBe(''))

  test.each(['9999999999999', '1111111111111', 'test', 'داخلي'])('%s is no barcode', (cell) =>
    expect(readBarcode(cell)).toBe(''),
  )

  test.each(['12"', '#12', 'NO-1', 'NOT4', 'TBC-1', '1.5', 'لبن-1', 'لا-1'])('%s is one', (cell) =>
    expect(readCode(cell)).toBe(cell),
  )

  test('one that a spreadsheet rounded is lost, and two in a cell are not one', () => {
    expect(
      ['6٫22E+12', '6.22E12', '6,22 x 10^12', '62210000001561200000', '6220000000000'].map((cell) =>
        isRounded(readBarcode(cell)),
      ),
    ).toEqual([true, true, true, true, true])
    expect(['6221000000156', 'E12'].map(isRounded)).toEqual([false, false])
    expect(isSeveral(readBarcode('6221000000194 / 6221000000200'))).toBe(true)
    expect(isSeveral(readBarcode('6221000000194\n6221000000200'))).toBe(true)
    expect(isSeveral(readBarcode('62210000001946221000000200'))).toBe(true)
    expect(isSeveral(readBarcode('6221000000194'))).toBe(false)
  })

  test.each([
    ...['6221000000010/piece', '6221000000010-new', '6221000000010/قطعة', '6221000000010_old', '6221000000010-1'],
    ...['6221000000010 2', 'new-6221000000010', '2/6221000000010', '036000291452-01', '036000291452/C'],
  ])('%s has more beside the code of the pack', (cell) => expect(hasMoreThanCode(readBarcode(cell))).toBe(true))

  test.each([
    ...['6221000000010', '622-1000-000010', '622100000001 0', '6221000000010 (new)', '0 36000 29145 2', '9638-5074'],
    ...[
      '978-3-16-148410-0',
      'ABC-12',
      'A-12345670',
      '12345670/2',
      'CO-A/12',
      'A6221000000010',
      'EAN-13: 6221000000010',
    ],
  ])('%s has not', (cell) => expect(hasMoreThanCode(readBarcode(cell))).toBe(false))

  test('is the same as UPC-A and as EAN-13, and its last digit checks the others', () => {
    expect(new Set(['0012345678905', '012345678905', '12345678905'].map(barcodeKey)).size).toBe(1)
    expect(['00125', '0001234', '01234565'].map(barcodeKey)).toEqual(['00125', '0001234', '01234565'])
    expect(['012345678905', '6221000000156', '96385074', 'CO-A'].map(hasTrueCheckDigit)).toEqual([
      true,
      false,
      true,
      true,
    ])
  })
})

describe('a cell that a spreadsheet would run or change', () => {
  test.each([
    ...['=1+1', '+20', '-5', '@sum', "'=1", "''=1", '\tx'],
    ...['01112345678', 'MAR-10', '1E10', '12-05', '3/4', '1:30', "'00125", '10 Mar'],
    ...['＝1+1', '＋20', '－5', '＠sum', ' =1', '\u00a0=1', '\u200f=1', '1.5E3', '1E-5', '1:30 PM', '3 am'],
    ...['50%', '(5)', 'TRUE', '1 1/2', '12.5.2026'],
  ])('%s is kept as text, and read back as it was', (text) => {
    expect(escapeCell(text)).toBe(`'${text}`)
    expect(unescapeCell(escapeCell(text))).toBe(text)
  })

  test('any text comes back as it was, and none that is written runs', () => {
    const tricky = fc.string({
      unit: fc.constantFrom(
        ...["'", '=', '+', '-', '@', '\t', '\r', '1', ':', '/', 'E', 'a', 'ب', ' ', '.', '＝', '\u200f'],
      ),
    })
    fc.assert(
      fc.property(tricky, (text) => {
        expect(unescapeCell(escapeCell(text))).toBe(text)
        expect(escapeCell(text)).not.toMatch(/^(?:[\s\u200f]*[=+\-@＝]|[\t\r])/)
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
    ['سعر بيع', 'price'],
    ['كود', 'sku'],
    ['"Price"', 'price'],
    ['Stock?', 'stock'],
    ['Qty.', undefined],
    ['Supplier', undefined],
  ])('%s is %s', (heading, column) => {
    expect(toColumn(heading)).toBe(column)
  })

  test.each([
    ['Item Name (Arabic)', 'titleAr'],
    ['Product Name (EN)', 'title'],
    ['اسم الصنف عربى', 'titleAr'],
    ['description_ar', 'descriptionAr'],
    ['Category L2', 'subcategory'],
    ['السعر قبل الخصم', 'price'],
    ['Qty.', 'stock'],
    ['السعر / Price', 'price'],
    ['Item Name - اسم الصنف', 'title'],
    ['الباركود (Barcode)', 'barcode'],
    ['Product Code/SKU', 'sku'],
    ['Price / Qty', undefined],
    ['السعر / سعر الشراء', undefined],
    ['Sugar', undefined],
    ['price_ar', undefined],
  ])('%s may mean %s', (heading, column) => {
    expect(alsoColumn(heading)).toBe(column)
  })
})

test('an address is made of Latin and of Arabic words', () => {
  expect(slugOf("Juhayna's Crème 1 L")).toBe('juhaynas-creme-1-l')
  expect(slugOf('جبنة رومي ٥٠٠ جم')).toBe('gbna-rwmy-500-gm')
  expect(slugOf('؟!')).toBe('')
})
