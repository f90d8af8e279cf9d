import { sentences } from '@baqala/kit/language/language.ts'

export const messages = sentences({
  en: () => import('./footer.messages.en.ts'),
  ar: () => import('./footer.messages.ar.ts'),
})
