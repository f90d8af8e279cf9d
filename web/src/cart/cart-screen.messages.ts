import { sentences } from '@baqala/kit/language/language.ts'

export const messages = sentences({
  en: () => import('./cart-screen.messages.en.ts'),
  ar: () => import('./cart-screen.messages.ar.ts'),
})
