import { expect, test } from 'vitest'
import { messagesOf, Refusal, say } from './refusal.ts'

interface Left {
  available: number
  title: string
}

const english = {
  notFound: 'this cart not found',
  onlyLeft: ({ available, title }: Left) => `Only ${available} left of ${title}`,
}
const arabic = {
  notFound: 'هذه السلة غير موجودة',
  onlyLeft: ({ available, title }: Left) => `المتاح من ${title} ${available} فقط`,
}
const messages = messagesOf('cart', english, arabic)

test('a refusal carries its code and parameters, and reads as the English sentence', () => {
  const refusal = new Refusal(409, messages.onlyLeft({ available: 2, title: 'Milk' }))
  expect(refusal).toMatchObject({
    statusCode: 409,
    said: { code: 'cart.onlyLeft', params: { available: 2, title: 'Milk' } },
    message: 'Only 2 left of Milk',
  })
  expect(new Refusal(404, messages.notFound)).toMatchObject({
    said: { code: 'cart.notFound' },
    message: 'this cart not found',
  })
})

test('a sentence that has parameters cannot be said without them', () => {
  // @ts-expect-error: `title` is missing.
  expect(messages.onlyLeft({ available: 2 }).text).toContain('undefined')
  // @ts-expect-error: a function is no message yet.
  expect(() => new Refusal(409, messages.onlyLeft)).not.toThrow()
})

test('a sentence is said in the language of its reader', () => {
  expect(say(messages.notFound, 'en')).toBe('this cart not found')
  expect(say(messages.notFound, 'ar')).toBe('هذه السلة غير موجودة')
  expect(say(messages.onlyLeft({ available: 2, title: 'لبن' }), 'ar')).toBe('المتاح من لبن 2 فقط')
})

test('an Arabic sentence that is missing, or that no English one has, does not compile', () => {
  // @ts-expect-error: `onlyLeft` is missing.
  messagesOf('cart', english, { notFound: arabic.notFound })
  const misspelt = { ...arabic, notFount: 'هذه السلة غير موجودة' }
  // @ts-expect-error: no English sentence is called `notFount`.
  messagesOf('cart', english, misspelt)
})
