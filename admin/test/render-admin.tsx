/** Renders the whole admin for a component test, in its own providers, cache and routes, at an address of the simulated browser. */
import { QueryClientProvider } from '@tanstack/react-query'
import { userEvent } from '@testing-library/user-event'
import { createRoot, type Root } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { BrowserRouter } from '@baqala/kit/ui/browser-router.tsx'
import { App } from '../src/app/app.tsx'
import { queryClient } from '../src/api/query-client.ts'

/** The mouse and keyboard of the staff. It types slower than a scanner (scan/scanner-keys.ts). */
export const user = userEvent.setup({ advanceTimers: (ms) => void ms })

let root: Root | undefined

/** Opens the admin at an address, also again, as a reload does. */
export function renderAdmin(at: string): void {
  closeAdmin()
  history.replaceState(null, '', at)
  const element = document.createElement('div')
  document.body.replaceChildren(element)
  const opened = createRoot(element)
  root = opened
  flushSync(() =>
    opened.render(
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </QueryClientProvider>,
    ),
  )
}

export function closeAdmin(): void {
  root?.unmount()
  root = undefined
  queryClient.clear()
}
