import { describe, expect, it } from 'vitest'
import { readCash } from './courier-word.tsx'

describe('the cash that a shopper types', () => {
  it.each([
    ['1,500', 1500],
    ['1٬500', 1500],
    ['1,500.50', 1500.5],
    ['62,50', 62.5],
    ['62٫5', 62.5],
    ['62.', 62],
    [' 200 ', 200],
    ['200 EGP', 200],
    ['200 جنيه', 200],
    ['200 ج.م', 200],
    ['200 L.E.', 200],
  ])('"%s" is %d EGP', (typed, amount) => {
    expect(readCash(typed, 62)).toEqual({ cashWith: amount, wrongCash: undefined })
  })

  it.each([
    ['1.2.3', 'too little'],
    ['fifty', 'too little'],
    ['61.99', 'too little'],
    ['100,001', 'too much'],
  ])('"%s" for an order of 62 EGP is %s', (typed, wrongCash) => {
    expect(readCash(typed, 62)).toEqual({ cashWith: undefined, wrongCash })
  })

  it('says nothing of the cash while nothing is typed, or nothing is delivered', () => {
    expect(readCash(' ', 62)).toEqual({ cashWith: undefined, wrongCash: undefined })
    expect(readCash('fifty', undefined)).toEqual({ cashWith: undefined, wrongCash: undefined })
  })
})
