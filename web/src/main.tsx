import { chosenLanguage, otherLanguage, loadSentences } from '@baqala/kit/language/language.ts'
import { followTheme } from '@baqala/kit/theme/chosen-theme.ts'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from '@baqala/kit/ui/browser-router.tsx'
import { afterLoad } from '@baqala/kit/ui/later-part.ts'
import { allowTranslation } from '@baqala/kit/ui/translated-page.ts'
import { App } from './app/app.tsx'
import { loadScreenAt } from './app/screens.ts'
import { readToken } from './api/stored-session.ts'
import { showLanguage } from './language/show-language.ts'

const root = document.getElementById('root')
if (root) void start(root)
followTheme()
allowTranslation()
// A first "+ Add" looks for changes that an earlier visit left. The code for that comes behind everything that the page shows.
afterLoad(() => void import('./cart/outbox/replay.ts').catch(() => {}))

/** Hydrates a page that shell/pages.ts has prerendered for this viewer; renders any other page from scratch. */
async function start(root: HTMLElement): Promise<void> {
  const { dataset } = document.documentElement
  const isPrerendered = dataset.prerenderedFor === 'shopper' || dataset.prerenderedFor === 'visitor'
  delete dataset.prerenderedFor
  // After a failure the screen loads its code again.
  if (isPrerendered) await loadScreenAt(location.pathname).catch(() => {})
  await loadSentences()
  // If another tab has changed the session meanwhile, the early answers and the page belong to another viewer.
  const isSameViewer = (window.earlyToken || null) === readToken()
  const isInLanguage = chosenLanguage() !== otherLanguage()
  if (!isSameViewer || !isInLanguage) window.earlyAnswers = {}
  // The page comes from a host that has no other, or was kept before the shopper chose a language.
  if (!isInLanguage) await showLanguage(otherLanguage())
  if (!isPrerendered || !isSameViewer || !isInLanguage) {
    root.replaceChildren()
    root.removeAttribute('data-waits')
    return createRoot(root).render(<App router={BrowserRouter} />)
  }
  // A transition hydrates in slices, between which the browser handles input.
  startTransition(() => void hydrateRoot(root, <App router={BrowserRouter} />))
}
