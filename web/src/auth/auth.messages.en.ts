/** Sentences of the account screens. */
import { contact } from '../../../shop.config.ts'

// Specification 8, to the letter and in its order. The first also where no server answered Login or Register.
export const wentWrong = 'Something went wrong. Please try again.'
export const emailNotFound = 'Email not found. Please try again.'
export const resetMailSent = 'A reset link has been sent to your email.'

// The server's words, for a page that changes its language under them.
export const accountExists = 'Account Already Exists'
export const wrongCredentials = 'Incorrect email or password'

// Specification 2, to the letter.
export const loginTitle = 'Login Now'
export const toRegister = "Didn't have account yet? Register Now"
export const toForgotPassword = 'Forget your password ?'
export const registerTitle = 'Register Now'
export const forgotPasswordTitle = 'Forgot Password?'
export const forgotPasswordText = 'No worries, enter the email associated with your account.'
export const send = 'Send'
export const verifyCodeTitle = 'Verify Code'
export const verifyCodeText = 'Please enter the verification code sent to your email.'
export const verify = 'Verify'
export const sentTo = (email: string) => `Sent to ${email}.`
export const sendAgain = 'Send it again'
export const resetPasswordTitle = 'Reset Password'
export const resetPasswordText = 'Please enter your new password.'
export const resetPassword = 'Reset Password'

export const shopWindow: string = `Groceries to your door in ${contact.area}. ${contact.hours.replaceAll('–', '\u2060–\u2060')}`
export const sessionEnded = 'You were signed out. Sign in again, and go on where you were.'
export const wantedPage = 'Once you are logged in, Home leads to the page you opened.'
export const passwordIsNew = 'Your new password is set. Log in with it.'
export const login = 'Login'
export const register = 'Register'
export const registerTab = 'Register'
export const forgotPasswordTab = 'Forgot password'
export const toLogin = 'Have an account? Log in'
/** Under the alert where the e-mail has an account. */
export const loginInstead = 'Log in with this email'
export const backToLogin = 'Back to Login'

export const email = 'Email'
export const password = 'Password'
export const name = 'Name'
export const passwordAgain = 'Repeat the password'
export const phone = 'Phone'
export const newPassword = 'New password'
export const code = 'Code'

export const fillThisIn = 'Please fill out this field.'
export const emailInvalid = 'email is invalid'

// Shown from the start, because the rules of specification 5 are unusual.
export const nameHint = '3 to 10 characters.'
export const passwordHint = 'One capital letter first, then 5 to 10 small letters or digits, for example Orange42.'
/** The server takes other passwords too, but specification 5 lets nobody type them on Login. */
export const newPasswordHint =
  'Login takes one capital letter, then 5 to 10 small letters or digits, for example Orange42.'
