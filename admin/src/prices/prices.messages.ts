import { sentences } from '@baqala/kit/language/language.ts'

export const messages = sentences({
  en: () => import('./prices.messages.en.ts'),
  ar: () => import('./prices.messages.ar.ts'),
})
