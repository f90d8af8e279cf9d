import { sentences } from '@baqala/kit/language/language.ts'

export const messages = sentences({
  en: () => import('./wishlist-screen.messages.en.ts'),
  ar: () => import('./wishlist-screen.messages.ar.ts'),
})
