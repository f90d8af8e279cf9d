import { beforeEach, expect, test, vi } from 'vitest'
import { toast, toasts } from './toast.ts'

// Another file may have left toasts open.
vi.hoisted(() => vi.resetModules())

beforeEach(() => {
  vi.useFakeTimers()
  return () => {
    vi.runAllTimers()
    vi.useRealTimers()
  }
})

const texts = () => toasts.get().map(({ text }) => text)

test('a toast lasts 2000 ms', () => {
  toast.success('Added to wishlist')
  vi.advanceTimersByTime(1999)
  expect(texts()).toEqual(['Added to wishlist'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('a repeated text is one toast, which lasts 2000 ms from the last repetition', () => {
  toast.success('Cart updated successfully.')
  vi.advanceTimersByTime(1500)
  toast.success('Cart updated successfully.')
  vi.advanceTimersByTime(1500)
  expect(texts()).toEqual(['Cart updated successfully.'])
})

test('different texts are separate toasts', () => {
  toast.success('Item removed from cart.')
  toast.failure('Failed to update cart.')
  expect(texts()).toEqual(['Item removed from cart.', 'Failed to update cart.'])
})

test('a failure about a product takes the place of its success, and of no other', () => {
  toast.success('Product added successfully to your cart', 'milk')
  toast.success('Added to wishlist')
  toast.failure('Only 3 left', 'milk')
  toast.failure('Only 5 left', 'bread')
  expect(texts()).toEqual(['Added to wishlist', 'Only 3 left', 'Only 5 left'])
})

test('an empty text shows no toast', () => {
  toast.success('')
  expect(texts()).toEqual([])
})
