/** Draws a screen as it begins, before anything is known of its shopper or its goods. Only the build runs this. */
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { queryClient } from '../api/query-client.ts'
import { storeToken } from '../auth/stored-session.ts'
import { App } from './app.tsx'
import { loadScreenAt } from './screens.ts'

export async function drawFirstPaint(address: string, isSignedIn: boolean): Promise<string> {
  storeToken(isSignedIn ? 'somebody’s' : null)
  await loadScreenAt(address)
  const html = renderToString(
    <App
      router={({ children }: { children: ReactNode }) => <StaticRouter location={address}>{children}</StaticRouter>}
    />,
  )
  // Its timers would keep the build waiting.
  queryClient.clear()
  return html
}
