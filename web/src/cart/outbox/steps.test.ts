import { describe, expect, test } from 'vitest'
import { type CartChange, type CartReply, emptyCart } from '../cart-state.ts'
import { stepsFor, type WaitingChange, withCounts } from './steps.ts'

let nextId = 1
const log = (...changes: CartChange[]): WaitingChange[] =>
  changes.map((change) => ({ id: nextId, key: `key ${nextId++}`, shopper: 'mona', change }))
const add = (productId: string): CartChange => ({ kind: 'add', productId, whenUnreachable: '' })
const set = (productId: string, count: number): CartChange => ({ kind: 'set count', productId, count })
const remove = (productId: string): CartChange => ({ kind: 'remove', productId })
const clear: CartChange = { kind: 'clear' }

function cartWith(counts: Readonly<Record<string, number>>): CartReply {
  const products = Object.entries(counts).map(([id, count]) => {
    return { count, price: 10, product: { id, title: id, imageCover: '' } }
  })
  return { ...emptyCart(), data: { products, totalCartPrice: 0 } }
}

const callsOf = (unsent: readonly WaitingChange[], counts = {}) =>
  stepsFor(unsent, cartWith(counts)).map(({ change }) => (change ? describeChange(change) : ''))

const describeChange = (change: CartChange): string =>
  [change.kind, 'productId' in change && change.productId, 'count' in change && change.count].filter(Boolean).join(' ')

describe('the calls for changes made without a network', () => {
  test('send each addition by itself, with its own key', () => {
    const unsent = log(add('milk'), add('tea'), add('milk'))
    const steps = stepsFor(unsent, cartWith({ milk: 3 }))
    expect(callsOf(unsent, { milk: 3 })).toEqual(['add milk', 'add milk', 'add tea'])
    expect(new Set(steps.map(({ key }) => key))).toEqual(new Set(unsent.map(({ key }) => key)))
  })

  test('send only the last count of a product', () => {
    expect(callsOf(log(set('milk', 2), set('milk', 3), set('milk', 4)), { milk: 1 })).toEqual(['set count milk 4'])
  })

  test('send five additions and one less as a count', () => {
    const unsent = log(...Array.from({ length: 5 }, () => add('milk')), set('milk', 4))
    expect(callsOf(unsent)).toEqual(['add milk', 'set count milk 4'])
    expect(callsOf(unsent, { milk: 1 })).toEqual(['set count milk 4'])
  })

  test('send nothing for a product that was added and removed', () => {
    expect(callsOf(log(add('milk'), remove('milk')))).toEqual([''])
  })

  test('send nothing that an earlier try has already brought about', () => {
    expect(callsOf(log(set('milk', 4)), { milk: 4 })).toEqual([''])
    expect(callsOf(log(remove('milk')))).toEqual([''])
  })

  test('clear first, then add what came after', () => {
    expect(callsOf(log(add('tea'), clear, add('milk')), { tea: 1, milk: 7 })).toEqual(['clear', 'add milk'])
  })

  test('cover every change of the log once', () => {
    const unsent = log(add('milk'), set('tea', 3), clear, add('milk'), set('milk', 5), add('tea'), remove('rice'))
    const sent = stepsFor(unsent, cartWith({ rice: 2 })).flatMap(({ sends }) => sends)
    expect(sent.map(({ id }) => id).sort()).toEqual(unsent.map(({ id }) => id).sort())
  })
})

describe('for a server that keeps no keys', () => {
  test('additions become the count that they lead to, so that sending them twice does no harm', () => {
    const unsent = withCounts(log(add('milk'), add('milk'), add('tea')), cartWith({ milk: 3 }))
    expect(callsOf(unsent, { milk: 3 })).toEqual(['set count milk 5', 'add tea'])
    expect(callsOf(unsent, { milk: 5, tea: 1 })).toEqual(['', ''])
  })

  test('additions after a clearing count from nothing', () => {
    const unsent = withCounts(log(clear, add('milk'), add('milk')), cartWith({ milk: 3 }))
    expect(callsOf(unsent, { milk: 3 })).toEqual(['clear', 'add milk', 'set count milk 2'])
  })
})
