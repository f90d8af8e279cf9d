import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'

/**
 * React Router's BrowserRouter, made of its parts. Its own module holds the data and framework modes as well, 4 KiB of the first
 * script that no screen uses; link.tsx avoids the same module.
 */
export function BrowserRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, show] = useState({ action: history.action, location: history.location })
  useLayoutEffect(() => {
    const follow = ({ action, location }: Pick<typeof history, 'action' | 'location'>) =>
      startTransition(() => show({ action, location }))
    const end = history.listen(follow)
    // Back was pressed while the page was being hydrated.
    if (history.location.key !== location.key) follow(history)
    return end
  }, [history, location.key])
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}
