import type { Language } from '@baqala/contract/language'
import { chooseLanguage, currentLanguage } from '@baqala/kit/language/language.ts'
import { reloadOnce } from '@baqala/kit/api/lazy-part.ts'
import { toast } from '@baqala/kit/ui/toast.ts'
import { messages } from '#messages/shop'

export const importShowInLanguage = () => import('./show-in-language.ts')

/** Changes the language of the page, if its code and its sentences can be had: a release may have removed them, or the network is away. */
export async function showLanguage(language: Language): Promise<void> {
  try {
    const { showInLanguage } = await importShowInLanguage()
    await showInLanguage(language)
  } catch {
    // Browsers do not ask twice for a script that could not be had. Once there is a network, the page has to be loaded again.
    chooseLanguage(language)
    if (await reloadOnce()) return
    chooseLanguage(currentLanguage())
    const isReachable = await fetch('/', { method: 'HEAD' }).catch(() => undefined)
    toast.failure(isReachable ? messages.languageFailed : messages.noConnection)
  }
}
