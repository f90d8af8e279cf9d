import { sentences } from '@baqala/kit/language/language.ts'

export const messages = sentences({
  en: () => import('./delivery.messages.en.ts'),
  ar: () => import('./delivery.messages.ar.ts'),
})
