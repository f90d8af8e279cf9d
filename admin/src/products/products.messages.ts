import { sentences } from '@baqala/kit/language/language.ts'

export const messages = sentences({
  en: () => import('./products.messages.en.ts'),
  ar: () => import('./products.messages.ar.ts'),
})
