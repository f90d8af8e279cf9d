/** Before and after each component test. All files of a worker share the storefront's modules, so each test resets them. */
import './browser-storage.ts'
import { changeLanguage } from '@baqala/kit/language/language.ts'
import { configure } from '@testing-library/dom'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { shownAsOf } from '../src/api/kept-answers.ts'
import { storeToken } from '../src/api/stored-session.ts'
import { ending } from '../src/auth/sign-out.ts'
import { closePage, plain } from './render-shop.tsx'
import { fetchFrom } from './spec-only-fetch.ts'

// A failed search prints what it looked for. The whole page, hundreds of lines, is one `screen.debug()` away.
configure({ asyncUtilTimeout: 5000, getElementError: (message) => new Error(message ?? undefined) })

beforeEach(() => {
  vi.unstubAllGlobals()
  // The clock runs with the real one. Tests about time advance it, and no test leaves timers to the next.
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  })
  vi.spyOn(console, 'error')
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('fetch', fetchFrom(plain))
})

afterEach(async () => {
  // A closed page has no network: a change that is still on its way ends here.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('The page is closed.')))
  closePage()
  storeToken(null)
  ending.set(undefined)
  shownAsOf.set(undefined)
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  localStorage.clear()
  sessionStorage.clear()
  document.cookie = 'lang=; Path=/; Max-Age=0'
  await changeLanguage('en')
  // Toasts close by themselves after two seconds.
  vi.advanceTimersByTime(2000)
  vi.clearAllTimers()
  vi.useRealTimers()
  vi.restoreAllMocks()
  const breaches = [...plain.breaches]
  plain.reset()
  // The storefront must do with the calls that the specification lists.
  expect(breaches).toEqual([])
})
