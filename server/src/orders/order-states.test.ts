import { expect, test } from 'vitest'
import { mayMove, stepBack } from './order-states.ts'

test('an order awaiting payment can be paid, can run out, and can be replaced', () => {
  expect(mayMove('awaiting payment', 'paid')).toBe(true)
  expect(mayMove('awaiting payment', 'expired')).toBe(true)
  expect(mayMove('awaiting payment', 'replaced')).toBe(true)
})

test('money may still arrive for an order whose goods went back', () => {
  expect(mayMove('expired', 'paid')).toBe(true)
  expect(mayMove('expired', 'refund due')).toBe(true)
})

test('a paid order never becomes unpaid', () => {
  expect(mayMove('paid', 'expired')).toBe(false)
  expect(mayMove('placed', 'awaiting payment')).toBe(false)
})

test('two steps can be taken back, each to the state before; the way on is no step back', () => {
  expect(stepBack('delivered', 'on its way')?.reason).toBe('takenBack')
  expect(stepBack('on its way', 'being packed')?.reason).toBe('notSent')
  expect(stepBack('delivered', 'being packed')).toBeUndefined()
  expect(stepBack('being packed', 'on its way')).toBeUndefined()
})
