import type { FieldCode } from '@baqala/contract/field-code'
import * as fields from '@baqala/contract/fields.messages.en'
import { messagesOf } from '../refusal.ts'
import * as ar from './http.messages.ar.ts'

interface InvalidField {
  /** The code or the sentence of the rule. */
  readonly error: string | undefined
  readonly isStaff: boolean
}

// Said by the validator where a rule has no sentence of its own.
const NO_RULE = 'Invalid input'

/** In the admin in place of the sentences that specification 5 spells for the shop. */
const OF_STAFF: Readonly<Partial<Record<FieldCode, string>>> = {
  nameRequired: 'Please write the name.',
  nameMin: 'The name needs at least two letters.',
  nameMax: 'The name may have 60 letters at most.',
  nameInvalid: 'The name has signs in it that no name may have.',
  passwordRequired: 'Please enter the password.',
  passwordTooLong: 'The password is too long.',
  codeRequired: 'Please enter the code.',
  codeInvalid: 'That is no code.',
}

export const messages = messagesOf(
  'http',
  {
    somethingWrong: 'Something went wrong on our side. Please try again in a moment.',
    databaseGone: 'The shop is not available right now. Please try again in a moment.',
    busy: 'Somebody is changing the same things right now. Please try again in a moment.',
    nothingAt: ({ method, path }: { method: string; path: string }) => `There is nothing at ${method} ${path}.`,
    notAnAddress: 'That address is not valid.',
    unreadableRequest: 'The request could not be read.',
    requestTimeout: 'The request did not arrive in time. Please try again.',
    oneHostNeeded: 'The request must have one Host header.',
    expectationFailed: 'The header Expect may say nothing but 100-continue.',
    headersTooLong: 'The address or the headers of the request are too long.',
    tooLarge: ({ bytes }: { bytes: number }) => `The request is too large: at most ${sizeOf(bytes)} are allowed.`,
    notJson: 'Please send JSON (Content-Type: application/json).',
    invalidJson: 'The body is not valid JSON.',
    /** A rule about the API itself, which only programmers read, has a sentence of its own instead of a code. */
    invalidField: ({ error = NO_RULE, isStaff }: InvalidField) =>
      Object.entries({ ...fields, ...(isStaff && OF_STAFF) }).find(([code]) => code === error)?.[1] ??
      error.replace(NO_RULE, 'That value is not valid.'),
    mustBeObject: ({ location }: { location: string }) => `The ${location} must be a JSON object.`,
    nestedTooDeeply: ({ location }: { location: string }) => `The ${location} is nested too deeply.`,
    badKey: 'Idempotency-Key must be 1 to 100 visible ASCII characters',
    nullCharacter: 'Text must not hold the character U+0000.',
    loneSurrogate: 'Text must be valid Unicode: it holds half of a surrogate pair.',
    foreignReturnUrl:
      'url must be the address of this shop, or of a storefront that its ALLOWED_ORIGINS names; a * there does not count.',
  },
  ar.messages,
)

/** Such as `100 kB` or `8 MB`. */
function sizeOf(bytes: number): string {
  return bytes < 1024 ** 2 ? `${Math.floor(bytes / 1024)} kB` : `${Math.floor(bytes / 1024 ** 2)} MB`
}
