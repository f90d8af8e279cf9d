import { sentences } from '@baqala/kit/language/language.ts'

export const messages = sentences({
  en: () => import('./search.messages.en.ts'),
  ar: () => import('./search.messages.ar.ts'),
})
