import { sentences } from '@baqala/kit/language/language.ts'

export const messages = sentences({
  en: () => import('./charts.messages.en.ts'),
  ar: () => import('./charts.messages.ar.ts'),
})
