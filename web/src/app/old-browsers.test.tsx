/** The oldest browsers that the shop sells to (README.md), and those that forbid what others allow. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { readToken, storeToken } from '../api/stored-session.ts'
import { badge, canPress, fill, main, press } from '../../test/find-in-shop.ts'
import { plain, renderShop } from '../../test/render-shop.tsx'

const ADDRESS = { details: '12 Talaat Harb Street, flat 4', phone: '01012345678', city: 'Cairo' }

/** Chrome 100 and iOS 16 have none of these, and the build adds none. */
const NEWER =
  /\.(toSorted|toReversed|toSpliced|isWellFormed|toWellFormed|isSubsetOf|isDisjointFrom|symmetricDifference)\(|\b(Object|Map)\.groupBy|withResolvers|fromAsync|Promise\.try|RegExp\.escape|URL\.parse\(|\(\?<[=!]|\.(values|keys|entries)\(\)\s*\.(map|filter|toArray|some|every)\(/

test('shop and admin use nothing that the oldest browsers lack', () => {
  const root = path.resolve(import.meta.dirname, '../../..')
  const files = ['web', 'admin', 'kit', 'contract'].flatMap((part) =>
    globSync(`${part}/src/**/*.{ts,tsx}`, { cwd: root }).filter((file) => !/\.test\.|testing/.test(file)),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => NEWER.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([])
})

test('without the calls of newer browsers a shopper sees goods, fills the cart and pays online', async () => {
  vi.stubGlobal('AbortSignal', class extends EventTarget {})
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new TypeError('URL.canParse is not a function')
  })
  const opened = { document: {}, location: { replace: vi.fn() }, opener: window }
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window)

  renderShop('/Products')
  const [card] = await within(main()).findAllByRole('article')
  within(card!).getByRole('button', { name: /Add/ }).click()
  await expect.poll(badge).toBe('1')
  renderShop('/Payment')
  await fill(ADDRESS)
  await press('Online Payment')
  await expect.poll(() => opened.location.replace.mock.calls).toHaveLength(1)
})

test.each(['throws', 'lets nobody touch it'])('a payment window that %s leaves a link and the buttons', async (how) => {
  vi.spyOn(window, 'open').mockImplementation(() => {
    if (how === 'throws') throw new Error('Not here.')
    return Object.defineProperty({}, 'document', {
      get() {
        throw new DOMException('Blocked.', 'SecurityError')
      },
    }) as unknown as Window
  })
  plain.shop.putInCart({ p1: 1 })
  renderShop('/Payment')
  await fill(ADDRESS)
  await press('Online Payment')
  await within(main()).findByRole('link', { name: /payment/i })
  expect([canPress('Cash Payment'), canPress('Online Payment')]).toEqual([true, true])
})

test('with its storage full a browser still signs in, for as long as the page is open', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError')
  })
  storeToken('a token')
  expect(readToken()).toBe('a token')
  full.mockRestore()
  storeToken(null)
  expect(readToken()).toBe(null)
})

test('where a browser never opens its database, + Add adds all the same', async () => {
  vi.stubGlobal('indexedDB', { open: () => new EventTarget() })
  renderShop('/Products')
  const [card, another] = await within(main()).findAllByRole('article')
  within(card!).getByRole('button', { name: /Add/ }).click()
  await vi.advanceTimersByTimeAsync(3000)
  await expect.poll(badge).toBe('1')
  // Nobody waits for it twice.
  const pressedAt = Date.now()
  within(another!).getByRole('button', { name: /Add/ }).click()
  await expect.poll(badge).toBe('2')
  expect(plain.asked('addCartItem')[1]!.at - pressedAt).toBeLessThan(1000)
})
