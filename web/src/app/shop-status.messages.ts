import { sentences } from '@baqala/kit/language/language.ts'

export const messages = sentences({
  en: () => import('./shop-status.messages.en.ts'),
  ar: () => import('./shop-status.messages.ar.ts'),
})
