import { sentences } from '@baqala/kit/language/language.ts'

export const messages = sentences({
  en: () => import('./health.messages.en.ts'),
  ar: () => import('./health.messages.ar.ts'),
})
