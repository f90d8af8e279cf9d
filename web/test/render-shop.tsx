/**
 * Renders the whole storefront for a component test, in its own providers, cache and routes, at an address of the simulated
 * browser. Only the network is replaced: the spec-only shop answers `fetch` (screens-setup.ts).
 */
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from '@baqala/kit/ui/browser-router.tsx'
import { vi } from 'vitest'
import { queryClient } from '../src/api/query-client.ts'
import { storeResetEmail, storeToken } from '../src/api/stored-session.ts'
import { forgetResumed } from '../src/api/resumed-state.ts'
import { isOurs } from '../src/api/server-features.ts'
import { App } from '../src/app/app.tsx'
import { createSpecOnlyApi } from './spec-only-api.ts'
import { TOKEN } from './spec-only-shop.ts'

/** The spec-only shop, emptied between tests. */
export const plain = createSpecOnlyApi()

const AREAS = 'GET /delivery/areas'

interface Visit {
  /** A signed-in shopper's by default, null for a visitor. */
  readonly token?: string | null
  /** The e-mail that /ForgetPassword has stored. */
  readonly resetEmail?: string
}

let root: Root | undefined

/** Opens the shop at an address, also again, as a reload does. */
export function renderShop(at: string, { token = TOKEN, resetEmail }: Visit = {}): void {
  closePage()
  // The bar asks a server of ours for them: it has none unless the test says so.
  if (isOurs(token) && !plain.hasOurs(AREAS))
    plain.answerOurs(AREAS, () => ({ json: { status: 'success', results: 0, data: [] } }))
  storeToken(token)
  // As the first script of a page does.
  window.earlyToken = token
  if (resetEmail !== undefined) storeResetEmail(resetEmail)
  history.replaceState(null, '', at)
  const element = document.createElement('div')
  document.body.replaceChildren(element)
  const opened = createRoot(element)
  root = opened
  flushSync(() => opened.render(<App router={BrowserRouter} />))
}

/** Forgets what the modules of the storefront hold, as closing the page does. */
export function closePage(): void {
  root?.unmount()
  root = undefined
  queryClient.clear()
  forgetResumed('checkout')
  forgetResumed('addresses')
}

/** The reasons that the storefront has put into the console, where a failure is not shown. */
export function recordedErrors(): string {
  return vi
    .mocked(console.error)
    .mock.calls.map((words) => words.join(' '))
    .join()
}

/** The path and the query of the address. */
export function address(): string {
  return location.pathname + location.search
}

/** Lets this many milliseconds pass in steps: IndexedDB works by the real clock, and its time limits are by this one. */
export async function passTime(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 100) await vi.advanceTimersByTimeAsync(Math.min(left, 100))
}
