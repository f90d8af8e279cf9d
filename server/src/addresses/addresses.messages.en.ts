import { messagesOf } from '../refusal.ts'

// As the public API of the same shape says them.
export const replies = {
  added: 'Address added successfully',
  updated: 'Address updated successfully',
  removed: 'Address removed successfully',
} as const

export const messages = messagesOf('addresses', {
  addressNotFound: 'this address not found',
  tooMany: ({ max }: { max: number }) => `You keep ${max} addresses already. Please remove one first.`,
})
