import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app/app.tsx'
import { loadScreenAt } from './app/screens.ts'
import { readToken } from './api/stored-session.ts'
import './theme.css'

const root = document.getElementById('root')
if (root) void start(root)

/** Hydrates the page where the build has prerendered it (build/prerender.ts) for whoever is here. Elsewhere it is rendered anew. */
async function start(root: HTMLElement): Promise<void> {
  const { dataset } = document.documentElement
  const isPrerendered = dataset.prerenderedFor === 'shopper' || dataset.prerenderedFor === 'visitor'
  delete dataset.prerenderedFor
  // A failure is left to the screen, which loads its code again.
  if (isPrerendered) await loadScreenAt(location.pathname).catch(() => {})
  // Another tab may have changed the session meanwhile: then the early answers and the page are somebody else's.
  const isTheirs = (window.earlyToken || null) === readToken()
  if (!isTheirs) window.earlyAnswers = {}
  if (!isPrerendered || !isTheirs) {
    root.replaceChildren()
    root.removeAttribute('inert')
    return createRoot(root).render(<App router={BrowserRouter} />)
  }
  // A transition hydrates in slices: a touch need not wait for the whole of it.
  startTransition(() => void hydrateRoot(root, <App router={BrowserRouter} />))
}
