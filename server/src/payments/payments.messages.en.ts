import { messagesOf } from '../refusal.ts'

export const messages = messagesOf('payments', {
  tooLittleToPayOnline: ({ egp }: { egp: number }) =>
    `Online payment is possible from ${egp} EGP. Please add something or pay in cash.`,
  providerDoesNotAnswer: 'The payment provider does not answer. Please try again in a moment, or pay in cash.',
  wrongSignature: 'The signature is not valid.',
})
