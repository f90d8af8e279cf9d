import { sentences } from '@baqala/kit/language/language.ts'

export const messages = sentences({
  en: () => import('./people.messages.en.ts'),
  ar: () => import('./people.messages.ar.ts'),
})
