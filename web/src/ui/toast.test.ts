import { beforeEach, expect, test, vi } from 'vitest'
import { currentToasts, toast } from './toast.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => {
    vi.runAllTimers()
    vi.useRealTimers()
  }
})

const texts = () => currentToasts().map(({ text }) => text)

test('a toast lasts 2000 ms', () => {
  toast.success('Added to wishlist')
  vi.advanceTimersByTime(1999)
  expect(texts()).toEqual(['Added to wishlist'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('a burst of the same words is one toast, which stays 2000 ms after the last of them', () => {
  toast.success('Cart updated successfully.')
  vi.advanceTimersByTime(1500)
  toast.success('Cart updated successfully.')
  vi.advanceTimersByTime(1500)
  expect(texts()).toEqual(['Cart updated successfully.'])
})

test('different words stand one below the other', () => {
  toast.success('Item removed from cart.')
  toast.failure('Failed to update cart.')
  expect(texts()).toEqual(['Item removed from cart.', 'Failed to update cart.'])
})

test('a server that says nothing leaves nothing to show', () => {
  toast.success('')
  expect(texts()).toEqual([])
})
