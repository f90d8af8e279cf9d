import { sentences } from '@baqala/kit/language/language.ts'

export const messages = sentences({
  en: () => import('./reviews.messages.en.ts'),
  ar: () => import('./reviews.messages.ar.ts'),
})
