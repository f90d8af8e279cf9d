import { messagesOf } from '../refusal.ts'
import * as ar from './auth.messages.ar.ts'

export const replies = messagesOf(
  'auth',
  {
    codeSent: 'Reset code sent to your email',
    codeIsRight: 'The code is right. Now choose a new password.',
    signedOut: 'You are signed out',
  },
  ar.replies,
)

export const messages = messagesOf(
  'auth',
  {
    accountExists: 'Account Already Exists',
    wrongCredentials: 'Incorrect email or password',
    noToken: 'You are not logged in. Please login to get access',
    invalidToken: 'Invalid Token. please login again',
    expiredToken: 'Expired Token. please login again',
    notForLogin: 'The password must start with a capital letter, followed by 5 to 10 lowercase letters or numbers.',
    invalidResetCode: 'Reset code is invalid or has expired',
    resetCodeNotVerified: 'reset code not verified',
    tooManyAccounts: 'Too many accounts were created from your network. Please try again later.',
    tooManyWrongTriesForAccount:
      'Too many wrong passwords for this account. Please try again later, or reset your password.',
    tooManyWrongTriesFromNetwork: 'Too many wrong passwords from your network. Please try again later.',
    tooManyTriesAtOnce: 'Too many sign-in attempts for this account. Please try again in a few seconds.',
    tooManyCodesFromNetwork: 'Too many reset codes were requested from your network. Please try again later.',
    tooManyCodesForAccount: 'Too many reset codes were requested. Please use the newest one, or try again later.',
    tooManySigningIn: 'Too many people are signing in right now. Please try again in a moment.',
  },
  ar.messages,
)
