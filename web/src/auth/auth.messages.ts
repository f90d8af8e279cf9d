import { sentences } from '@baqala/kit/language/language.ts'

export const messages = sentences({
  en: () => import('./auth.messages.en.ts'),
  ar: () => import('./auth.messages.ar.ts'),
})
