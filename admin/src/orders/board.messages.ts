import { sentences } from '@baqala/kit/language/language.ts'

export const messages = sentences({
  en: () => import('./board.messages.en.ts'),
  ar: () => import('./board.messages.ar.ts'),
})
