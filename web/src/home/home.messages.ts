import { sentences } from '@baqala/kit/language/language.ts'

export const messages = sentences({
  en: () => import('./home.messages.en.ts'),
  ar: () => import('./home.messages.ar.ts'),
})
