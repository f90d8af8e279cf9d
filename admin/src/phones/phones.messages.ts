import { sentences } from '@baqala/kit/language/language.ts'

export const messages = sentences({
  en: () => import('./phones.messages.en.ts'),
  ar: () => import('./phones.messages.ar.ts'),
})
