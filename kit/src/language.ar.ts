import type { Language } from '@baqala/contract/language'

export const language: Language = 'ar'
