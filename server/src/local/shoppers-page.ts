import type { Language } from '@baqala/contract/language'
import { escapeHtml } from '../http/html.ts'
import { localPage, localTexts } from './local-page.ts'

export const SHOPPERS_PAGE = '/local/shoppers'

/** The page on which a shopper orders at the press of a button, for whoever tries the board of the admin. `total` in piastres. */
export function shoppersPage(language: Language, ordered?: { number: number; name: string; total: number }): string {
  const says = localTexts(language)
  const news = ordered && `<p class="card" role="status">${escapeHtml(says.hasOrdered(ordered))}</p>`
  const content = `
    <h1>${says.shoppers}</h1>
    <p>${says.whatOrderingIsFor}</p>
    ${news ?? ''}
    <form method="post"><button class="primary">${says.orderNow}</button></form>`
  return localPage(says.shoppers, content, language)
}
