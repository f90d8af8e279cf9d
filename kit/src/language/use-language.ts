import type { Language } from '@baqala/contract/language'
import { useSyncExternalStore } from 'react'
import { currentLanguage, onLanguageChange } from './language.ts'

/** Renders the component again when the language changes. Memoized components need it; all others follow their parents. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage)
}
