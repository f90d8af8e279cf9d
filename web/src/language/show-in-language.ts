/** Changes the language of the page in place: nothing is loaded again but what the server says in it. */
import type { Language } from '@baqala/contract/language'
import { changeLanguage, chooseLanguage } from '@baqala/kit/language/language.ts'
import { queryClient } from '../api/query-client.ts'
import { MANIFESTS } from './manifests.ts'
import { messages } from '#messages/shop'

export async function showInLanguage(language: Language): Promise<void> {
  await changeLanguage(language)
  chooseLanguage(language)
  document.querySelector('meta[name=description]')?.setAttribute('content', messages.pageDescription)
  document.querySelector('link[rel=manifest]')?.setAttribute('href', MANIFESTS[language])
  // Texts of the other language stay on screen until the new ones have come.
  await queryClient.invalidateQueries()
}
