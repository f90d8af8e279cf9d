import { sentences } from '@baqala/kit/language/language.ts'

export const messages = sentences({
  en: () => import('./cart.messages.en.ts'),
  ar: () => import('./cart.messages.ar.ts'),
})
