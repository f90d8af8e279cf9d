import { sentences } from '@baqala/kit/language/language.ts'

export const messages = sentences({
  en: () => import('./rows.messages.en.ts'),
  ar: () => import('./rows.messages.ar.ts'),
})
