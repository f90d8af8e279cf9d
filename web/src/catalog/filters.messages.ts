import { sentences } from '@baqala/kit/language/language.ts'

export const messages = sentences({
  en: () => import('./filters.messages.en.ts'),
  ar: () => import('./filters.messages.ar.ts'),
})
