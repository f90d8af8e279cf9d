import { describe, expect, test } from 'vitest'
import { applyChanges, type CartChange, type CartOutcome, createCartChanges } from './cart-changes.ts'
import type { CartReply } from './cart-state.ts'

/** A server that answers when told to. */
function aSlowServer() {
  const sent: CartChange[] = []
  const settled: CartChange[] = []
  const answers: ((outcome: CartOutcome) => void)[] = []
  let rests = 0
  const changes = createCartChanges({
    callOffLoad: () => {},
    send: (change) => {
      sent.push(change)
      return new Promise((resolve) => answers.push(resolve))
    },
    keep: () => {},
    rest: () => rests++,
  })
  return {
    sent,
    settled,
    changes,
    rests: () => rests,
    push: (change: CartChange) => changes.push({ change, settled: () => settled.push(change) }),
    async answer() {
      answers.shift()?.({ kind: 'success', reply: {} })
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}

const milkTo = (count: number) => ({ kind: 'set count', productId: 'milk', count }) as const
const addMilk = { kind: 'add', productId: 'milk' } as const
const removeMilk = { kind: 'remove', productId: 'milk' } as const

describe('pressing + quickly', () => {
  test('the first press is sent at once', () => {
    const server = aSlowServer()
    server.push(milkTo(2))
    expect(server.sent).toEqual([milkTo(2)])
  })

  test('presses made while one is on its way become one request, with the count the shopper sees', async () => {
    const server = aSlowServer()
    for (const count of [2, 3, 4, 5]) server.push(milkTo(count))
    await server.answer()
    expect(server.sent).toEqual([milkTo(2), milkTo(5)])
  })

  test('only what was sent is spoken of', async () => {
    const server = aSlowServer()
    for (const count of [2, 3, 4]) server.push(milkTo(count))
    await server.answer()
    await server.answer()
    expect(server.settled).toEqual([milkTo(2), milkTo(4)])
  })
})

test('the changes of one cart never overtake one another', async () => {
  const server = aSlowServer()
  server.push(addMilk)
  server.push({ kind: 'add', productId: 'bread' })
  expect(server.sent).toHaveLength(1)
  await server.answer()
  expect(server.sent).toHaveLength(2)
})

test('every + Add counts, however quickly they come', async () => {
  const server = aSlowServer()
  for (let press = 0; press < 3; press++) server.push(addMilk)
  await server.answer()
  await server.answer()
  expect(server.sent).toEqual([addMilk, addMilk, addMilk])
})

test('a count that waits is not sent for a product the shopper has removed since', async () => {
  const server = aSlowServer()
  server.push(addMilk)
  server.push(milkTo(4))
  server.push(removeMilk)
  await server.answer()
  expect(server.sent).toEqual([addMilk, removeMilk])
})

test('the cart is at rest once, after the last answer', async () => {
  const server = aSlowServer()
  server.push(addMilk)
  server.push(addMilk)
  await server.answer()
  expect(server.rests()).toBe(0)
  await server.answer()
  expect(server.rests()).toBe(1)
})

test('nothing that waits is sent after the shopper has signed out', async () => {
  const server = aSlowServer()
  server.push(addMilk)
  server.push(removeMilk)
  server.changes.forget()
  await server.answer()
  expect(server.sent).toEqual([addMilk])
})

describe('the cart as the shopper left it', () => {
  const product = { id: 'milk', title: 'Milk', imageCover: '/milk.jpg' }
  const cart: CartReply = {
    status: 'success',
    numOfCartItems: 1,
    cartId: 'cart',
    data: { products: [{ count: 1, price: 50, product }], totalCartPrice: 50 },
  }

  test('a new count moves the total', () => {
    const seen = applyChanges(cart, [milkTo(3)])
    expect(seen.data.products[0]?.count).toBe(3)
    expect(seen.data.totalCartPrice).toBe(150)
  })

  test('removing a product updates the badge', () => {
    const seen = applyChanges(cart, [removeMilk])
    expect(seen.numOfCartItems).toBe(0)
    expect(seen.data).toEqual({ products: [], totalCartPrice: 0 })
  })

  test('a cleared cart keeps its id', () => {
    expect(applyChanges(cart, [{ kind: 'clear' }]).cartId).toBe('cart')
  })
})
