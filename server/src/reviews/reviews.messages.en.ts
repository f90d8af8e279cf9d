/** The English sentences about reviews. */
import { messagesOf } from '../refusal.ts'
import * as ar from './reviews.messages.ar.ts'

export const replies = messagesOf(
  'reviews',
  {
    added: 'Thank you for your review',
    changed: 'Review changed',
    deleted: 'Review deleted',
    /** In place of the name, once the account is gone. */
    formerShopper: 'A former shopper',
  },
  ar.replies,
)

export const messages = messagesOf(
  'reviews',
  {
    productNotFound: 'There is no such product.',
    reviewNotFound: 'There is no such review.',
    notDelivered: 'You can review a product once it has been delivered to you.',
    reviewedAlready: 'You have reviewed this product already.',
    notYours: 'This is the review of another shopper.',
    tooManyChanges: 'You have changed your reviews many times within an hour. Please try again later.',
  },
  ar.messages,
)
