import type { OrderState } from '@baqala/contract/orders'
import { messagesOf } from '../refusal.ts'
import * as ar from './account.messages.ar.ts'

interface Unfinished {
  readonly number: number
  readonly state: OrderState
}

export const messages = messagesOf(
  'account',
  {
    noSuchUser: 'There is no such user',
    emailTaken: 'E-mail already in use',
    wrongPassword: 'Incorrect current password',
    signInAgain: 'Please send your current password, or sign in again and repeat this within ten minutes.',
    tooManyNewEmails: 'You have changed your email address too often. Please try again later.',
    tooManyReads: 'You have asked for your data too often. Please try again later.',
    orderNotOver: ({ number, state }: Unfinished) =>
      `Order ${number} is not over (${state}). Your account can be deleted once it is delivered or cancelled.`,
    ordersNotOver: ({ numbers }: { readonly numbers: readonly number[] }) =>
      `Orders ${numbers.join(', ')} are not over. Your account can be deleted once each is delivered, cancelled or refunded.`,
    refundDue: ({ number }: Unfinished) =>
      `The money of order ${number} is still to go back to you. Your account can be deleted once it has.`,
  },
  ar.messages,
)

export const emailReturn = messagesOf(
  'account',
  {
    title: 'Take your address back',
    whatHappens:
      'Your account gets the e-mail address back that our letter came to. Every device is signed out, and you choose a new password.',
    takeItBack: 'Take my address back',
    isBack:
      'Your account has its e-mail address back, and every device is signed out. Choose a new password now: the old one is void.',
    newPassword: 'Choose a new password',
    linkIsOver: 'This link works once, for a week. It was used, or it is over. Please tell us.',
    addressHasAccount: 'This e-mail address has another account by now. Please tell us.',
    tooManyTries: 'That was too often. Please try again later.',
  },
  ar.emailReturn,
)

export const replies = messagesOf(
  'account',
  { deleted: 'Your account was deleted', othersSignedOut: 'Your other browsers are signed out' },
  ar.replies,
)
