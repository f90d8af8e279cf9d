import { sentences } from '@baqala/kit/language/language.ts'

export const messages = sentences({
  en: () => import('./catalog.messages.en.ts'),
  ar: () => import('./catalog.messages.ar.ts'),
})
