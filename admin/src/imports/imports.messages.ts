import { sentences } from '@baqala/kit/language/language.ts'

export const messages = sentences({
  en: () => import('./imports.messages.en.ts'),
  ar: () => import('./imports.messages.ar.ts'),
})
