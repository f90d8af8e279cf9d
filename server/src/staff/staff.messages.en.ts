import { messagesOf } from '../refusal.ts'
import * as ar from './staff.messages.ar.ts'

interface Logins {
  readonly logins: readonly string[]
}

export const messages = messagesOf(
  'staff',
  {
    noSession: 'Please sign in.',
    wrongLogin: 'Login or password is wrong.',
    codeWanted: 'Please enter the code of your authenticator.',
    wrongCode: 'That code is wrong, or was used already. Please wait for the next one.',
    tooManyCodes:
      'Too many wrong codes. Please try again in an hour, or ask another owner to reset your second factor.',
    mayNot: 'Your role may not do that.',
    cannotCheck: 'This cannot be tried without doing it. Nothing was changed.',
    keyOfAnother:
      'Another change was made already with this request. Please look at what it did before you change more.',
    setUpCode: 'Please set up your second factor first. Your role needs one.',
    notFresh: 'Please enter your code again: what you are about to do asks for it.',
    notFreshPassword: 'Please enter your password again: what you are about to do asks for it.',
    fromElsewhere: 'This call came from a page of another site.',
    wrongType: 'Please send JSON (Content-Type: application/json).',
    wrongFileType: ({ types }: { types: readonly string[] }) =>
      `Please send a file of one of these types: ${types.join(', ')}.`,
    emptyFile: 'The file is empty.',
    noPerson: 'There is no such person.',
    isDismissed: 'The person is dismissed, and has to be let in again first.',
    noInvitation: 'This invitation has been used or has ended. Please ask for a new one.',
    loginTaken: ({ login }: { login: string }) => `Somebody is called ${login} already.`,
    yourself: 'This is you. Another owner has to dismiss you or to change your role.',
    lastOwner: 'This is the only owner who can sign in. Name another one first.',
    commonPassword:
      'That password is easy to guess. Please choose another, such as four words that do not belong together.',
    easyPin: 'That PIN is easy to guess: 123456, 121212 and their kind are the first that a thief tries.',
    noDevice: 'There is no such phone.',
    notEnrolled: 'This phone is not enrolled. Please sign in with your password.',
    wrongPin: 'That PIN is wrong.',
    tooManyPins: 'Five wrong PINs: please sign in with your password. A new PIN works at once.',
    noPinForRole: 'Your role signs in with password and code, so it has no PIN.',
    noPendingCode: 'Please begin again: no second factor is being set up.',
  },
  ar.messages,
)

export const findings = messagesOf(
  'staff',
  {
    people: ({ count }: { count: number }) => `${count} ${count === 1 ? 'person' : 'people'} can sign in at /admin.`,
    demoPeople: ({ logins }: Logins) => `Everybody knows the passwords of ${logins.join(', ')}: dismiss them.`,
    withoutCode: ({ logins }: Logins) =>
      `${logins.join(', ')} signed in without a second factor so far, and may nothing until it is set up at /admin.`,
  },
  ar.findings,
)
