import { sentences } from '@baqala/kit/language/language.ts'

export const messages = sentences({
  en: () => import('./wishlist.messages.en.ts'),
  ar: () => import('./wishlist.messages.ar.ts'),
})
