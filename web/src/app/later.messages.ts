import { sentences } from '@baqala/kit/language/language.ts'

export const messages = sentences({
  en: () => import('./later.messages.en.ts'),
  ar: () => import('./later.messages.ar.ts'),
})
