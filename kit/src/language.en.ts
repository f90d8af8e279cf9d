/** The language of the build. `#language` is this file or language.ar.ts. */
import type { Language } from '@baqala/contract/language'

// Not the literal, so that both languages have one type.
export const language: Language = 'en'
