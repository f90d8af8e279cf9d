import { sentences } from '@baqala/kit/language/language.ts'

export const messages = sentences({
  en: () => import('./waits.messages.en.ts'),
  ar: () => import('./waits.messages.ar.ts'),
})
