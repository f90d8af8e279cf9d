import { sentences } from '@baqala/kit/language/language.ts'

export const messages = sentences({
  en: () => import('./ui.messages.en.ts'),
  ar: () => import('./ui.messages.ar.ts'),
})
