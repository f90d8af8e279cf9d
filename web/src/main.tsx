import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app/app.tsx'
import { loadScreenAt } from './app/screens.ts'
import { readToken } from './api/stored-session.ts'
import './theme.css'

const root = document.getElementById('root')
if (root) void bringToLife(root)

/** The build has drawn most screens as they begin (build/first-paint.ts); where it has not, the page is empty. */
async function bringToLife(root: HTMLElement): Promise<void> {
  const { dataset } = document.documentElement
  const isDrawn = dataset.drawnFor === 'shopper' || dataset.drawnFor === 'visitor'
  delete dataset.drawnFor
  // What cannot be had now is asked for again by the screen itself.
  if (isDrawn) await loadScreenAt(location.pathname).catch(() => {})
  // Somebody else may have signed in meanwhile, in another tab: neither what is drawn nor what was asked for is theirs.
  const isTheirs = (window.earlyToken || null) === readToken()
  if (!isTheirs) window.earlyAnswers = []
  if (!isDrawn || !isTheirs) {
    root.replaceChildren()
    root.removeAttribute('inert')
    return createRoot(root).render(<App router={BrowserRouter} />)
  }
  // In pieces: a touch need not wait for the whole of it.
  startTransition(() => void hydrateRoot(root, <App router={BrowserRouter} />))
}
