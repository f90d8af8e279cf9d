import { sentences } from '@baqala/kit/language/language.ts'

export const messages = sentences({
  en: () => import('./scan.messages.en.ts'),
  ar: () => import('./scan.messages.ar.ts'),
})
