import { sentences } from '@baqala/kit/language/language.ts'

/** The sentences of the contract's field errors, by their codes. */
export const messages = sentences({
  en: () => import('@baqala/contract/fields.messages.en'),
  ar: () => import('@baqala/contract/fields.messages.ar'),
})
