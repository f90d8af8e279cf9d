import { sentences } from '@baqala/kit/language/language.ts'

export const messages = sentences({
  en: () => import('./order-change.messages.en.ts'),
  ar: () => import('./order-change.messages.ar.ts'),
})
