import { pluralsOf } from '@baqala/contract/plural'
import { language } from '#language'

/** The plural form of this build's language for a number. */
export const plural = pluralsOf(language)
