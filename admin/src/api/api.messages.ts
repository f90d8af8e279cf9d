import { sentences } from '@baqala/kit/language/language.ts'

export const messages = sentences({
  en: () => import('./api.messages.en.ts'),
  ar: () => import('./api.messages.ar.ts'),
})
