import { sentences } from '@baqala/kit/language/language.ts'

export const messages = sentences({
  en: () => import('./orders.messages.en.ts'),
  ar: () => import('./orders.messages.ar.ts'),
})
