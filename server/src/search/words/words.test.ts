import { describe, expect, test } from 'vitest'
import { readArabizi, readBeginning } from './arabizi.ts'
import { detachAnd, itemsOf, signsToWords } from './conjunctions.ts'
import { fold } from './fold.ts'
import { isSameSize, sizesOf, takeSizes } from './sizes.ts'
import { stemOf } from './stems.ts'
import { wordsOf } from './tokens.ts'
import { findTypos } from './typos.ts'

describe('fold: one word, however it is spelled', () => {
  test.each([
    ['أُرْز', 'ارز'],
    ['جبنة', 'جبنه'],
    ['شاى', 'شاي'],
    ['رائب', 'رايب'],
    ['لؤلؤ', 'لولو'],
    ['ڤانيليا', 'فانيليا'],
    ['مـــاء', 'ما'],
    ['١٫٥ لتر', '1.5 لتر'],
    ['۲ کیلو', '2 كيلو'],
    ['Café', 'cafe'],
    ['\u200fلبن\u200e', 'لبن'],
  ])('%s is %s', (typed, folded) => expect(fold(typed)).toBe(folded))
})

describe('words: sizes come apart, Arabizi stays whole', () => {
  test.each([
    ['5kg rice', ['5', 'kg', 'rice']],
    ['130جم', ['130', 'جم']],
    ['1.5L', ['1.5', 'l']],
    ['1,5L', ['1.5', 'l']],
    ['١,٥ لتر', ['1.5', 'لتر']],
    ['١،٥ لتر', ['1.5', 'لتر']],
    ['١،٢٥٠  كيلو', ['1.25', 'كيلو']],
    ['1,500g', ['1500', 'g']],
    ['1,250 كيلو', ['1.25', 'كيلو']],
    ['0,500 kg', ['0.5', 'kg']],
    ['1,500', ['1500']],
    ['milk,3,eggs', ['milk', '3', 'eggs']],
    ['٦ × ٢٠٠ مل', ['6', '200', 'مل']],
    ['3eish ma7shy', ['3eish', 'ma7shy']],
    ["Ta'leya", ["ta'leya"]],
    ['Full-Cream', ['full', 'cream']],
  ])('%s', (typed, words) => expect(wordsOf(typed)).toEqual(words))
})

describe('stems: article, preposition and ending go', () => {
  test.each([
    ['الفراخ', 'فراخ'],
    ['بالجبنه', 'جبن'],
    ['فراخ', 'فراخ'],
    ['بطاطس', 'بطاطس'],
    ['مخللات', 'مخلل'],
    ['tomatoes', 'tomato'],
    ['berries', 'berry'],
    ['glass', 'glass'],
    ['dates', 'date'],
  ])('%s is %s', (word, stem) => expect(stemOf(word)).toBe(stem))
})

describe('conjunctions: "and" is parted from the word it is stuck to', () => {
  const known = new Set(['بيض', 'لبن', 'ورق', 'رق', 'وجبه', 'جبه', 'خل'])
  test.each([
    ['لبن وبيض', ['لبن', 'و', 'بيض']],
    ['زيت وخل', ['زيت', 'و', 'خل']],
    ['لبن ورق', ['لبن', 'ورق']],
    ['لبن وجبه', ['لبن', 'وجبه']],
    ['لبن ولابتوب', ['لبن', 'ولابتوب']],
    ['وبيض', ['وبيض']],
  ])('%s', (typed, words) => expect(detachAnd(typed.split(' '), (word) => known.has(word))).toEqual(words))

  test('a list comes apart at its conjunctions and signs', () => {
    expect(itemsOf(signsToWords('milk, eggs & white bread and').split(/\s+/))).toEqual([
      ['milk'],
      ['eggs'],
      ['white', 'bread'],
    ])
    for (const size of ['2,5 kg', '٢,٥ كيلو', '٢،٥ كيلو']) expect(signsToWords(size)).toBe(size)
  })
})

describe('sizes', () => {
  test.each([
    ['رز 5 كيلو', [{ amount: 5000, kind: 'g' }], ['رز']],
    ['نص كيلو لحمه', [{ amount: 500, kind: 'g' }], ['لحمه']],
    ['لتر ونص زيت', [{ amount: 1500, kind: 'ml' }], ['زيت']],
    ['لترين زيت', [{ amount: 2000, kind: 'ml' }], ['زيت']],
    ['لترين ونص زيت', [{ amount: 2500, kind: 'ml' }], ['زيت']],
    ['2 لترين زيت', [{ amount: 2000, kind: 'ml' }], ['زيت']],
    ['كيلوين رز', [{ amount: 2000, kind: 'g' }], ['رز']],
    ['فويل مترين', [{ amount: 2, kind: 'm' }], ['فويل']],
    ['2 كيلو و ربع لحمه', [{ amount: 2250, kind: 'g' }], ['لحمه']],
    ['water 1.5 l', [{ amount: 1500, kind: 'ml' }], ['water']],
    ['30 eggs', [{ amount: 30, kind: 'piece' }], ['eggs']],
    ['ست الحسن', [], ['ست', 'الحسن']],
  ])('%s', (typed, sizes, rest) => expect(takeSizes(typed.split(' '))).toEqual({ sizes, rest }))

  test('a pack has the size of one piece, of all, and their number', () => {
    expect(sizesOf(wordsOf('6 × 200 ml')).map(({ amount }) => amount)).toEqual([6, 200, 1200])
  })

  test.each([
    ['g', 'k kg kgs kilo kilos kilogram kilograms ك كجم كغ كغم كيلو كيلوجرام'],
    ['ml', 'l lt ltr liter liters litre litres لتر لترات ليتر'],
  ])('1,250 of the large measures of %s are one and a quarter, in whatever word', (kind, measures) => {
    for (const measure of measures.split(' '))
      expect([measure, takeSizes(wordsOf(`1,250 ${measure}`)).sizes]).toEqual([measure, [{ amount: 1250, kind }]])
  })

  test('1.5 litres are not 15', () => {
    expect(isSameSize({ amount: 15_000, kind: 'ml' }, { amount: 1500, kind: 'ml' })).toBe(false)
  })
})

describe('Arabizi: the Arabic word of a Latin spelling', () => {
  const vocabulary = ['بيض', 'جبنه', 'خيار', 'عيش', 'فراخ', 'قهوه', 'لبن', 'محشي', 'مكرونه'].sort()
  test.each([
    ['3eish', 'عيش'],
    ['fera5', 'فراخ'],
    ['ferakh', 'فراخ'],
    ['ma7shy', 'محشي'],
    ['makarona', 'مكرونه'],
    ['2ahwa', 'قهوه'],
    ['ahwa', 'قهوه'],
    ['gebna', 'جبنه'],
    ['laban', 'لبن'],
    ['khyar', 'خيار'],
    ['beid', 'بيض'],
  ])('%s is %s', (typed, word) => expect(readArabizi(typed, vocabulary)[0]?.[0]).toBe(word))

  test('a beginning leads to all words that begin so', () => {
    const begun = ['باتيه', 'بط', 'بطاطس', 'بيض', 'تفاح', 'طماطم'].sort()
    expect(readBeginning('bat', begun)).toEqual(['باتيه', 'بط', 'بطاطس'])
    expect(readBeginning('tam', begun)).toEqual(['طماطم'])
  })

  test('English is no Arabizi', () => {
    expect(readArabizi('laptop', vocabulary)).toEqual([])
    expect(readArabizi('window', vocabulary)).toEqual([])
  })
})

describe('typing errors', () => {
  const vocabulary = [
    'chicken',
    'croissant',
    'ketchup',
    'lentils',
    'milk',
    'mozzarella',
    'rice',
    'كرواسون',
    'جزر',
    'ذره',
    'سميط',
    'سمك',
    'كاتشب',
    'لبن',
    'مكرونه',
  ].sort()
  test.each([
    ['chiken', 'chicken'],
    ['chikn', 'chicken'],
    ['milc', 'milk'],
    ['crosant', 'croissant'],
    ['lentles', 'lentils'],
    ['كرسون', 'كرواسون'],
    ['mozarela', 'mozzarella'],
    ['kethcup', 'ketchup'],
    ['مكرونة'.replace('ة', 'ا'), 'مكرونه'],
    ['زره', 'ذره'],
    ['لبم', 'لبن'],
    ['سمط', 'سميط'],
  ])('%s is %s', (typed, word) => expect(findTypos(typed, vocabulary)[0]?.[0]).toBe(word))

  test.each(['nice', 'price', 'حزر', 'لبس', 'كتاب', 'r1ce'])('%s is no mistyped word of these', (typed) =>
    expect(findTypos(typed, vocabulary)).toEqual([]),
  )
})
