import type { Language } from '@baqala/contract/language'
import { useStore } from '../api/store.ts'
import { language } from './language.ts'

/** Renders the component again when the language changes. Memoized components need it; all others follow their parents. */
export function useLanguage(): Language {
  return useStore(language)
}
