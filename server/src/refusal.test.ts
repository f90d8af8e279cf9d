import { expect, test } from 'vitest'
import { messagesOf, Refusal } from './refusal.ts'

const messages = messagesOf('cart', {
  notFound: 'this cart not found',
  onlyLeft: ({ available, title }: { available: number; title: string }) => `Only ${available} left of ${title}`,
})

test('a refusal carries its code and parameters, and reads as the English sentence', () => {
  const refusal = new Refusal(409, messages.onlyLeft({ available: 2, title: 'Milk' }))
  expect(refusal).toMatchObject({
    statusCode: 409,
    code: 'cart.onlyLeft',
    params: { available: 2, title: 'Milk' },
    message: 'Only 2 left of Milk',
  })
  expect(new Refusal(404, messages.notFound)).toMatchObject({ code: 'cart.notFound', message: 'this cart not found' })
})

test('a sentence that has parameters cannot be said without them', () => {
  // @ts-expect-error: `title` is missing.
  expect(messages.onlyLeft({ available: 2 }).text).toContain('undefined')
  // @ts-expect-error: a function is no message yet.
  expect(() => new Refusal(409, messages.onlyLeft)).not.toThrow()
})
