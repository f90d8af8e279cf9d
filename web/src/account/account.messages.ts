import { sentences } from '@baqala/kit/language/language.ts'

export const messages = sentences({
  en: () => import('./account.messages.en.ts'),
  ar: () => import('./account.messages.ar.ts'),
})
