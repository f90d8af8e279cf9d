/** Before and after each component test of the admin. All files of a worker share its modules, so each test resets them. */
import { changeLanguage } from '@baqala/kit/language/language.ts'
import { configure } from '@testing-library/dom'
import { afterEach, beforeEach, vi } from 'vitest'
import { answerFetch, forgetAll } from './admin-shop.ts'
import { closeAdmin } from './render-admin.tsx'

// A failed search prints what it looked for. The whole page, hundreds of lines, is one `screen.debug()` away.
configure({ asyncUtilTimeout: 5000, getElementError: (message) => new Error(message ?? undefined) })

/** A stream on which nothing happens. */
class StillStream {
  readonly addEventListener = () => {}
  readonly close = () => {}
}

beforeEach(() => {
  // The clock runs with the real one. Tests about time advance it, and no test leaves timers to the next.
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  })
  vi.stubGlobal('fetch', answerFetch)
  vi.stubGlobal('EventSource', StillStream)
})

afterEach(async () => {
  closeAdmin()
  forgetAll()
  localStorage.clear()
  sessionStorage.clear()
  await changeLanguage('en')
  vi.advanceTimersByTime(2000)
  vi.clearAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
