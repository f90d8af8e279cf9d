import { sentences } from '@baqala/kit/language/language.ts'

export const messages = sentences({
  en: () => import('./stock.messages.en.ts'),
  ar: () => import('./stock.messages.ar.ts'),
})
