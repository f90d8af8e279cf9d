import { sentences } from '@baqala/kit/language/language.ts'

export const messages = sentences({
  en: () => import('./day.messages.en.ts'),
  ar: () => import('./day.messages.ar.ts'),
})
