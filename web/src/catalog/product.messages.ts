import { sentences } from '@baqala/kit/language/language.ts'

export const messages = sentences({
  en: () => import('./product.messages.en.ts'),
  ar: () => import('./product.messages.ar.ts'),
})
