import { describe, expect, test } from 'vitest'
import { anOrder } from '../../test/an-order.ts'
import { ordersOf, withOrder } from './order-pages.ts'

function pagesOf(...numbers: readonly number[][]) {
  return { pages: numbers.map((page) => ({ data: page.map((id) => anOrder({ id })) })), pageParams: [1, 2] }
}

function numbersOf(pages: ReturnType<typeof pagesOf>) {
  return pages.pages.map(({ data }) => data.map(({ id }) => id))
}

describe('the pages of orders', () => {
  test('a changed order keeps its place', () => {
    const after = withOrder(pagesOf([5, 4], [3]), anOrder({ id: 4, state: 'being packed' }))
    expect(numbersOf(after)).toEqual([[5, 4], [3]])
    expect(after.pages[0]?.data[1]?.state).toBe('being packed')
  })

  test('an older answer that arrives late changes nothing', () => {
    const known = pagesOf([4])
    const late = anOrder({ id: 4, state: 'being packed', updatedAt: '2020-01-01T10:00:00.000Z' })
    expect(withOrder(known, late)).toEqual(known)
  })

  test('an older order waits for its page', () => {
    expect(numbersOf(withOrder(pagesOf([5, 4]), anOrder({ id: 2 })))).toEqual([[5, 4]])
  })

  test('an order that shifted to the next page between two loads is shown once', () => {
    expect(ordersOf(pagesOf([5, 4], [4, 3])).map(({ id }) => id)).toEqual([5, 4, 3])
  })
})
