import { expect, test, vi } from 'vitest'
import { watchReleases } from './service-worker.ts'

test('the worker that opens the shop without a network does not wait for the code of the screens', async () => {
  // There is no window here, so no screen's code would come.
  vi.stubEnv('PROD', true)
  vi.stubGlobal('document', new EventTarget())
  const registration = Object.assign(new EventTarget(), { waiting: null, installing: null })
  const register = vi.fn(() => Promise.resolve(registration))
  const serviceWorker = { register, getRegistration: () => Promise.resolve() }
  vi.stubGlobal('navigator', { serviceWorker })
  const stop = watchReleases(() => {})
  await expect.poll(() => register.mock.calls).toEqual([['/sw.js', { updateViaCache: 'none' }]])
  stop()
})
