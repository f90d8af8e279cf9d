import { sentences } from '@baqala/kit/language/language.ts'

export const messages = sentences({
  en: () => import('./app.messages.en.ts'),
  ar: () => import('./app.messages.ar.ts'),
})
