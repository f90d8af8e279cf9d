import type { Language } from '@baqala/contract/language'
import { changeLanguage, chooseLanguage, currentLanguage } from '@baqala/kit/language/language.ts'
import { reloadOnce } from '@baqala/kit/api/lazy-part.ts'
import { isShopReached } from '@baqala/kit/api/send.ts'
import { toast } from '@baqala/kit/ui/toast.ts'
import { queryClient } from '../api/query-client.ts'
import { MANIFESTS } from './manifests.ts'
import { messages } from '#messages/shop'

/**
 * Changes the language of the page in place, if its sentences can be had: a release may have removed them, or the network is away.
 * Nothing is loaded again but what the server says in it.
 */
export async function showLanguage(language: Language): Promise<void> {
  try {
    await changeLanguage(language)
  } catch {
    // Browsers do not ask twice for a script that could not be had. Once there is a network, the page has to be loaded again.
    chooseLanguage(language)
    if (await reloadOnce()) return
    chooseLanguage(currentLanguage())
    toast.failure((await isShopReached()) ? messages.languageFailed : messages.noConnection)
    return
  }
  chooseLanguage(language)
  document.querySelector('meta[name=description]')?.setAttribute('content', messages.pageDescription)
  document.querySelector('link[rel=manifest]')?.setAttribute('href', MANIFESTS[language])
  // Texts of the other language stay on screen until the new ones have come.
  await queryClient.invalidateQueries()
}
