/** Before and after each component test. All files of a worker share the storefront's modules, so each test resets them. */
import './browser-storage.ts'
import { configure } from '@testing-library/dom'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { storeToken } from '../src/api/stored-session.ts'
import { closePage, plain } from './render-shop.tsx'
import { fetchFrom } from './spec-only-fetch.ts'

// A failed search prints what it looked for. The whole page, hundreds of lines, is one `screen.debug()` away.
configure({ asyncUtilTimeout: 5000, getElementError: (message) => new Error(message ?? undefined) })

beforeEach(() => {
  // The clock runs with the real one. Tests about time advance it, and no test leaves timers to the next.
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  })
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(timeoutByTheClock)
  vi.spyOn(console, 'error')
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('fetch', fetchFrom(plain))
})

afterEach(() => {
  closePage()
  storeToken(null)
  localStorage.clear()
  sessionStorage.clear()
  // Toasts close by themselves after two seconds.
  vi.advanceTimersByTime(2000)
  vi.clearAllTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  const breaches = [...plain.breaches]
  plain.reset()
  // The storefront must do with the calls that the specification lists.
  expect(breaches).toEqual([])
})

function timeoutByTheClock(ms: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), ms)
  return controller.signal
}
