import { messagesOf } from '../refusal.ts'
import * as ar from './payments.messages.ar.ts'

export const messages = messagesOf(
  'payments',
  {
    tooLittleToPayOnline: ({ egp }: { egp: number }) =>
      `Online payment is possible from ${egp} EGP. Please add something or pay in cash.`,
    providerDoesNotAnswer: 'The payment provider does not answer. Please try again in a moment, or pay in cash.',
    refundFailed: 'The bank of the card did not take the money back. Send it another way, then note that.',
    wrongSignature: 'The signature is not valid.',
    /** The line of the delivery fee. */
    delivery: 'Delivery',
    /** The last line of a page that cannot list more. */
    moreProducts: ({ count }: { count: number }) => `${count} more products`,
  },
  ar.messages,
)
