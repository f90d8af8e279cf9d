/** The sentences about waiting for sold-out products. */
import { messagesOf } from '../refusal.ts'
import * as ar from './waits.messages.ar.ts'

export const replies = messagesOf(
  'waits',
  { added: 'We will write to you when it is back', removed: 'We will not write to you' },
  ar.replies,
)

export const messages = messagesOf(
  'waits',
  {
    productNotFound: 'There is no such product.',
    inStock: 'It is in stock again.',
    tooMany: 'You are waiting for many products already.',
  },
  ar.messages,
)
