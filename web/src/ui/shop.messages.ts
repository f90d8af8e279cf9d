import { sentences } from '@baqala/kit/language/language.ts'

export const messages = sentences({
  en: () => import('./shop.messages.en.ts'),
  ar: () => import('./shop.messages.ar.ts'),
})
