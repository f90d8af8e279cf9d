import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../api/query-client.ts'
import { storeToken } from '../api/stored-session.ts'
import { changeWishlist, wishlistKey } from './use-wishlist.ts'

// The modules read it when they are imported.
vi.hoisted(() => vi.stubGlobal('window', new EventTarget()))

const milk = { _id: 'milk', title: 'Milk', price: 50, imageCover: '/milk.jpg' }
const wishMilk = () => changeWishlist({ productId: 'milk', action: 'add', madeOn: 'heart' })
const listNow = () => queryClient.getQueryData(wishlistKey())
// For what must not happen; what must is polled, because a busy machine takes its time.
const settle = () => new Promise((resolve) => setTimeout(resolve, 20))
const answer = async (reply: object) => {
  await expect.poll(() => answers).not.toEqual([])
  answers[0]?.(reply)
}

let answers: ((reply: object) => void)[]

beforeEach(() => {
  queryClient.clear()
  storeToken('a shopper’s')
  queryClient.setQueryData(wishlistKey(), { status: 'success', data: [] })
  answers = []
  vi.stubGlobal(
    'fetch',
    () => new Promise((resolve) => answers.push((reply) => resolve(Response.json({ status: 'success', ...reply })))),
  )
})

test('a second press during a change of the same product is not sent', async () => {
  wishMilk()
  wishMilk()
  await expect.poll(() => answers).toHaveLength(1)
  await settle()
  expect(answers).toHaveLength(1)
})

test('an answer that holds the list becomes the list', async () => {
  wishMilk()
  await answer({ data: [milk] })
  await expect.poll(listNow).toMatchObject({ data: [milk] })
})

test('an answer of bare product ids makes the list out of date and shows no heart of its own', async () => {
  wishMilk()
  await answer({ data: ['milk'] })
  await expect.poll(() => queryClient.getQueryState(wishlistKey())?.isInvalidated).toBe(true)
  expect(listNow()).toMatchObject({ data: [] })
})

test('a late answer to one shopper does not become the list of the next, who pressed the same heart', async () => {
  wishMilk()
  await expect.poll(() => answers).toHaveLength(1)
  storeToken('another’s')
  wishMilk()
  await expect.poll(() => answers).toHaveLength(2)
  answers[0]?.({ data: [milk] })
  await settle()
  expect(listNow()).toBeUndefined()
})
