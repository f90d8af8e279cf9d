import { sentences } from '@baqala/kit/language/language.ts'

export const messages = sentences({
  en: () => import('./searches.messages.en.ts'),
  ar: () => import('./searches.messages.ar.ts'),
})
