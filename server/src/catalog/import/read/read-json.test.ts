import { expect, test } from 'vitest'
import { readJson } from './read-json.ts'
import { readRows } from './read-rows.ts'

const read = (product: object) => readJson(JSON.stringify([product]), 'prices.json')

test('a product is read by headings in either language', () => {
  expect(read({ title: 'Milk', السعر: 42 }).rows).toMatchObject([{ cells: { title: 'Milk', price: '42' } }])
})

test('a number is no question, whatever it looks like', async () => {
  const { problems } = await readRows(read({ title: 'Milk', price: 1.255 }))
  expect(problems.map(({ message }) => message.text)).toEqual(['must have at most two decimals'])
})

test('a product with too many things to say is refused', () => {
  const names = Array.from({ length: 501 }, (_, at) => [`note ${at}`, 'x'])
  expect(() => read(Object.fromEntries(names))).toThrow('more than 500 columns')
})

test('half of a letter is no text', () => {
  expect(read({ title: 'Milk \ud800' }).problems).toMatchObject([{ place: 'product 1', column: 'title' }])
})

test('a product that names one thing twice is refused: which is meant?', () => {
  expect(() => read({ title: 'Milk', price: 40, السعر: 42 })).toThrow(
    'product 1: price and السعر mean the same column. Leave one of them out.',
  )
})
