import { sentences } from '@baqala/kit/language/language.ts'

export const messages = sentences({
  en: () => import('./goods.messages.en.ts'),
  ar: () => import('./goods.messages.ar.ts'),
})
