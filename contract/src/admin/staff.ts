/** The people who run the shop: their sessions, and who is among them. */
import * as z from 'zod/mini'
import { fieldCode } from '../field-code.ts'
import { id } from '../endpoint.ts'
import { anyPassword, serverName } from '../fields.ts'
import { LANGUAGES } from '../language.ts'
import { adminChange, adminEndpoint, dataOf } from './admin-endpoint.ts'
import { ROLES } from './may.ts'

/** A new password of the staff has at least so many characters. */
const MIN_STAFF_PASSWORD = 12

export const login = z
  .string(fieldCode('loginInvalid'))
  .check(z.trim(), z.toLowerCase(), z.regex(/^[a-z0-9][a-z0-9._-]{1,39}$/, fieldCode('loginInvalid')))

const newPassword = z
  .string(fieldCode('passwordRequired'))
  .check(
    z.minLength(MIN_STAFF_PASSWORD, fieldCode('staffPasswordShort')),
    z.maxLength(200, fieldCode('passwordTooLong')),
  )

/** Six digits of an authenticator, or a recovery code; spaces and dashes do not count. */
const code = z.string(fieldCode('codeRequired')).check(
  z.overwrite((typed) => typed.replace(/[\s-]/g, '').toLowerCase()),
  z.minLength(1, fieldCode('codeRequired')),
  z.maxLength(20, fieldCode('codeInvalid')),
)

const role = z.enum(ROLES, fieldCode('roleInvalid'))

const Person = z.object({ _id: z.string(), name: z.string(), login: z.string(), role: z.enum(ROLES) })

export const Session = z.object({
  person: Person,
  /** The language that the person chose, on whatever phone; null before the first choice. */
  language: z.nullable(z.enum(LANGUAGES)),
  /** The permissions of the role (may.ts); none until a second factor that is due has been set up. */
  may: z.array(z.string()),
  /** Whether the person has set up a second factor. */
  hasCode: z.boolean(),
  /** How many recovery codes are not used up. */
  recoveryCodes: z.number(),
  /** Whether the role wants a second factor here. It does not if only this machine reaches the shop. */
  wantsCode: z.boolean(),
  /** Until then calls that want a fresh second factor are answered. */
  strongUntil: z.string(),
  /** The origin of the shop, where the admin has a host of its own; empty where both are at one. */
  shop: z.string(),
})

export const StaffMember = z.extend(Person, {
  hasCode: z.boolean(),
  /** Not somebody who has not opened the first invitation yet. */
  hasPassword: z.boolean(),
  /** Whether an invitation is open, the first or one for a new password. */
  isInvited: z.boolean(),
  isDisabled: z.boolean(),
  isDemo: z.boolean(),
  /** The moment of the last call, in any browser. */
  seenAt: z.nullable(z.string()),
})
export type StaffMember = z.infer<typeof StaffMember>

const Invited = z.extend(StaffMember, { invitation: z.optional(z.string()) })

const limited = { 429: 'Too many wrong tries; `Retry-After` says when the next one counts.' }
const codeRefusal = '401 with `errors.param` `code`: the code is missing, wrong or used already.'

export const openSession = adminEndpoint('openSession', {
  summary: `Sign in; the session is a cookie. ${codeRefusal}`,
  body: z.object({ login, password: anyPassword, code: z.optional(code) }),
  reply: dataOf(Session),
  refusals: { 401: 'Login or password is wrong, or the code.', ...limited },
})

export const acceptInvitation = adminEndpoint('acceptInvitation', {
  summary: `Choose a password with the link of an invitation, which works once and for an hour, and sign in. ${codeRefusal}`,
  body: z.object({ invitation: id, password: newPassword, code: z.optional(code) }),
  reply: dataOf(Session),
  refusals: {
    401: 'The code is missing, wrong or used already.',
    404: 'The invitation was used, has ended or never was.',
    ...limited,
  },
})

export const getSession = adminEndpoint('getSession', {
  summary: 'Who is signed in, and what the role may do.',
  reply: dataOf(Session),
})

export const strengthenSession = adminEndpoint('strengthenSession', {
  summary: `Enter the code again (without one the password), for calls that want it fresh. It counts for ten minutes.`,
  body: z.object({ code: z.optional(code), password: z.optional(anyPassword) }),
  reply: dataOf(Session),
  refusals: limited,
})

export const closeSession = adminEndpoint('closeSession', {
  summary: 'Sign out.',
  reply: dataOf(z.null()),
})

export const changeMyPassword = adminChange('changeMyPassword', {
  summary: 'Change the own password. Ends the other sessions.',
  body: z.object({ currentPassword: anyPassword, password: newPassword }),
  reply: dataOf(Session),
  refusals: limited,
})

export const setMyLanguage = adminChange('setMyLanguage', {
  summary: 'Choose the language of the admin. It is shown on whatever phone the person signs in on.',
  body: z.object({ language: z.enum(LANGUAGES, fieldCode('languageInvalid')) }),
  reply: dataOf(Session),
})

export const startMyCode = adminEndpoint('startMyCode', {
  summary:
    'Begin to set up the second factor. If one is set up already, its code is needed. The recovery codes count once it is confirmed; nobody can read them later.',
  body: z.object({ password: anyPassword, code: z.optional(code) }),
  reply: dataOf(z.object({ secret: z.string(), link: z.string(), recoveryCodes: z.array(z.string()) })),
  refusals: limited,
})

export const confirmMyCode = adminEndpoint('confirmMyCode', {
  summary: 'Confirm the second factor with its first code. The answer holds its recovery codes once more.',
  body: z.object({ code }),
  reply: dataOf(z.object({ recoveryCodes: z.array(z.string()) })),
  refusals: limited,
})

export const listStaff = adminEndpoint('listStaff', {
  summary: 'All people, those disabled last.',
  reply: dataOf(z.array(StaffMember)),
})

export const addPerson = adminChange('addPerson', {
  summary: 'Add a person. Without `password` the answer holds the secret of an invitation.',
  headers: {
    'Idempotency-Key':
      'New for each person. Sent again within 48 hours with the same key, the call adds nobody; the invitation in its answer is a new one.',
  },
  body: z.object({ name: serverName, login, role, password: z.optional(newPassword) }),
  reply: dataOf(Invited),
  status: 201,
  refusals: {
    403: 'The second factor is not fresh.',
    409: 'The login is taken.',
    422: 'The Idempotency-Key was used for somebody else.',
  },
})

export const changePerson = adminChange('changePerson', {
  summary:
    'Change name, role, password or `isDisabled`; `resetCode` takes the second factor away. All but a name ends the sessions of the person at once.',
  params: z.object({ id }),
  body: z.object({
    name: z.optional(serverName),
    role: z.optional(role),
    password: z.optional(newPassword),
    isDisabled: z.optional(z.boolean()),
    resetCode: z.optional(z.literal(true)),
  }),
  reply: dataOf(StaffMember),
  refusals: {
    403: 'The second factor is not fresh.',
    404: 'There is no such person.',
    409: 'The shop would be without an owner.',
  },
})

export const inviteAgain = adminChange('inviteAgain', {
  summary:
    'Invite a person anew, who lost the link or the password. The answer holds the secret; links from before stop working, the password does not.',
  params: z.object({ id }),
  reply: dataOf(Invited),
  refusals: {
    403: 'The second factor is not fresh.',
    404: 'There is no such person.',
    409: 'The person is dismissed.',
  },
})
