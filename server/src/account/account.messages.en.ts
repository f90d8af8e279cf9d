import { messagesOf } from '../refusal.ts'

export const messages = messagesOf('account', {
  emailTaken: 'E-mail already in use',
  wrongPassword: 'Incorrect current password',
  signInAgain: 'Please send your current password, or sign in again and repeat this within ten minutes.',
  tooManyNewEmails: 'You have changed your e-mail address too often. Please try again later.',
})
