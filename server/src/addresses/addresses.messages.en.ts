import { messagesOf } from '../refusal.ts'
import * as ar from './addresses.messages.ar.ts'

// As the public API of the same shape says them.
export const replies = messagesOf(
  'addresses',
  {
    added: 'Address added successfully',
    updated: 'Address updated successfully',
    removed: 'Address removed successfully',
  },
  ar.replies,
)

export const messages = messagesOf(
  'addresses',
  {
    addressNotFound: 'this address not found',
    tooMany: ({ max }: { max: number }) => `You keep ${max} addresses already. Please remove one first.`,
  },
  ar.messages,
)
