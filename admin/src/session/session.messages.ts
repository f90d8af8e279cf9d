import { sentences } from '@baqala/kit/language/language.ts'

export const messages = sentences({
  en: () => import('./session.messages.en.ts'),
  ar: () => import('./session.messages.ar.ts'),
})
