import * as fields from '@baqala/contract/fields.messages.en'
import { messagesOf } from '../refusal.ts'
import * as ar from './http.messages.ar.ts'

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
    invalidField: ({ error = 'That value is not valid.' }: { error: string | undefined }) =>
      Object.entries(fields).find(([code]) => code === error)?.[1] ?? error,
    mustBeObject: ({ location }: { location: string }) => `The ${location} must be a JSON object.`,
    nestedTooDeeply: ({ location }: { location: string }) => `The ${location} is nested too deeply.`,
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
