import { expect, test } from 'vitest'
import { messages as catalog } from '../catalog/import/import.messages.en.ts'
import { Refusal } from '../refusal.ts'
import { messages as stock } from '../stock/stock.messages.en.ts'
import { messages as orders } from '../orders/orders.messages.en.ts'
import { explainError, withAdvice } from './explain-error.ts'

test('a refusal is told with advice for the command line, where there is any', () => {
  expect(explainError(new Refusal(404, stock.productNotFound({ product: 'milk' })))).toBe(
    'There is no product "milk". baqala stock list shows them all.',
  )
  expect(explainError(new Refusal(404, stock.didYouMean({ product: 'milk', similar: ['nile-milk'] })))).toBe(
    'There is no product "milk". Did you mean nile-milk?',
  )
  expect(explainError(new Refusal(400, catalog.noKnownHeading({ place: 'prices.csv, line 1', headings: ['a'] })))).toBe(
    'prices.csv, line 1: none of these headings is known: a. Call the columns title, price and category. docs/shopkeeper.md lists those that are.',
  )
})

test('a picture that is not found reminds of the option that names its folder', () => {
  expect(withAdvice(catalog.noPicture({ file: 'milk.jpg' }))).toBe(
    'there is no picture milk.jpg; --pictures names the folder it lies in',
  )
})

test('a statement that the database gave up is told in a sentence, without a stack', () => {
  const error = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
  expect(explainError(error)).toMatch(/^The database took too long .* Nothing was changed\./)
})

test('a refusal of an order names the command that helps', () => {
  const facts = { number: 10042, state: 'paid' } as const
  expect(withAdvice(orders.cancelMakesRefundDue(facts))).toBe(
    'Order 10042 is paid; no refund is due. baqala orders cancel 10042 makes it due.',
  )
})
