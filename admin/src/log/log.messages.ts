import { sentences } from '@baqala/kit/language/language.ts'

export const messages = sentences({
  en: () => import('./log.messages.en.ts'),
  ar: () => import('./log.messages.ar.ts'),
})
