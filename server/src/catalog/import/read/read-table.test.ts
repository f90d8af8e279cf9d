import { expect, test } from 'vitest'
import { readRows } from './read-rows.ts'
import { readTable } from './read-table.ts'

const MILK = 'الاسم,القسم,السعر\nلبن,ألبان,12\n'

async function read(content: string | Uint8Array) {
  const table = await readTable({ name: 'list.csv', bytes: Buffer.from(content) })
  const { rows, problems } = await readRows(table)
  return { titles: rows.map(({ wanted }) => wanted.title), problems: problems.map(({ message }) => message.text) }
}

test.each([
  ['UTF-8 with marks in the middle', `\ufeff${MILK}\ufeff${MILK.replace('لبن', 'جبنة')}`],
  ['UTF-16 without a mark', Buffer.from(MILK, 'utf16le')],
  ['UTF-16 without a mark, the other way round', Buffer.from(MILK, 'utf16le').swap16()],
])('a list in %s is read', async (_, content) => {
  const { titles, problems } = await read(content)
  expect([titles[0], problems]).toEqual(['لبن', []])
})

const readAs = (encoding: string, text: string) => new TextDecoder(encoding).decode(Buffer.from(text))

test.each([
  ['UTF-8 read as Windows-1252', readAs('windows-1252', MILK)],
  ['UTF-8 read as Windows-1256', readAs('windows-1256', 'title,price\nلبن,12\n')],
  ['UTF-32', Buffer.from([0xff, 0xfe, 0, 0, ...Buffer.from('t\0\0\0i\0\0\0')])],
])('Arabic lost in %s is refused', async (_, content) => {
  await expect(read(content)).rejects.toThrow(/was lost|would be lost/)
})

test('a lost text among sound ones is a problem of its row, and so is an error of the spreadsheet', async () => {
  const lost = [
    readAs('windows-1252', 'جبنة'),
    readAs('windows-1256', 'جبنة'),
    'Cheese \ufffd',
    '???? ???',
    '#REF!',
    '╪¼╪¿┘å╪⌐',
    'Ш¬ШЁЩ†',
    '&#1604;&#1576;&#1606;',
  ]
  const { titles, problems } = await read(MILK + lost.map((title) => `${title},ألبان,12\n`).join(''))
  expect(titles).toEqual(['لبن'])
  expect(problems).toEqual(lost.map(() => 'was lost when the file was saved: take the text from the original again'))
})

test('words of other languages are not lost', async () => {
  const words = [
    'Crème brûlée à l’ancienne',
    'Süßstoff',
    'طَظَّط',
    'Really????',
    'ق.ط.ظ.',
    'Щи и борщ soup',
    'Fish & Chips &#8211; 2',
    '── Offers ──',
  ]
  const { titles, problems } = await read(MILK + words.map((title) => `${title},ألبان,12\n`).join(''))
  expect([titles.slice(1), problems]).toEqual([words, []])
})

test('what nobody sees in a name is no part of it', async () => {
  const { titles } = await read('title,price\n"\u200f Nescafe\u0301 Mi\u200blk\u200e ",12\n')
  expect(titles).toEqual(['Nescafé Milk'])
  const others = ['\u202bلبن\u202c', 'ﻟﺒﻦ', '\u2068لبن\u2069'].map((title, at) => `${title},12,${at}`)
  expect((await read(['title,price,unit', ...others].join('\r\n') + '\x1a')).titles).toEqual(['لبن', 'لبن', 'لبن'])
})

test('what is wrong with a cell is told in Arabic, too', async () => {
  const cells = ['a\u0001', 'a\u202e', 'a \ufffd', 'x,6.22E12', 'x,62210000001946221000000200']
  const table = await readTable({
    name: 'list.csv',
    bytes: Buffer.from('title,barcode\n' + cells.join('\n')),
  })
  const { problems } = await readRows(table)
  expect(problems.map(({ message }) => /\p{Script=Arabic}/u.test(message.textAr))).toEqual(cells.map(() => true))
})
