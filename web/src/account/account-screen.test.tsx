/** /Account on a server that has it, and on one of the specification alone. */
import type { OrderState } from '@baqala/contract/orders'
import { screen, within } from '@testing-library/dom'
import { describe, expect, test, vi } from 'vitest'
import { anAccount, openAccount } from '../../test/an-account.ts'
import { anOrder } from '../../test/an-order.ts'
import { findWords, main, press, user } from '../../test/find-in-shop.ts'
import { address, plain, recordedErrors, renderShop } from '../../test/render-shop.tsx'
import { SESSION_TOKEN } from '../../test/spec-only-shop.ts'
import { queryClient } from '../api/query-client.ts'

const heading = (name: string) => within(main()).findByRole('heading', { name })
const section = (name: string) => within(main()).findByRole('region', { name })

describe('on a server of the specification alone', () => {
  test('there is no /Account, no link to it and no call', async () => {
    renderShop('/Account')
    await within(main()).findByRole('img', { name: /^Error/ })
    expect(screen.queryAllByRole('link', { name: 'Account' })).toEqual([])
    expect(recordedErrors()).toBe('')
  })
})

test('greets the shopper by name, and the bars and the footer lead to it', async () => {
  openAccount()
  await heading('Hello, \u2068Mona\u2069')
  expect(document.title).toBe('Your account · Baqala')
  const places = () =>
    screen.getAllByRole('link', { name: 'Account' }).map((link) => link.closest('nav')?.getAttribute('aria-label'))
  await expect.poll(places).toEqual(['Main', 'Shortcuts', 'Help and rules'])
  // A phone's footer lies far below everything else.
  expect(within(main()).getByRole('link', { name: 'Help' }).getAttribute('href')).toBe('/Help')
})

test('a section that cannot be had says so, the others stay, and it can be tried again', async () => {
  anAccount()
  plain.answerOurs('GET /users/me/sessions', () => ({ status: 503, json: { message: 'Out of order' } }))
  renderShop('/Account', { token: SESSION_TOKEN })
  await findWords('26 July St, flat 4, Cairo')
  await vi.advanceTimersByTimeAsync(8000)
  const browsers = await section('Signed-in browsers')
  await findWords('This cannot be shown right now.', browsers)
  anAccount()
  await press('Try again', browsers)
  await findWords('Chrome · Android · This browser', browsers)
})

test('a section whose call the server lacks is left out', async () => {
  anAccount()
  plain.answerOurs('GET /users/me/sessions', () => ({ status: 404, json: { message: 'There is no such thing' } }))
  renderShop('/Account', { token: SESSION_TOKEN })
  await findWords('26 July St, flat 4, Cairo')
  await expect.poll(() => within(main()).queryByRole('region', { name: 'Signed-in browsers' })).toBeNull()
})

test('signs the other browsers out, shows that one is left, and keeps the focus there', async () => {
  openAccount()
  const browsers = await section('Signed-in browsers')
  await findWords('Safari · iPhone', browsers)
  // 10:00 in Greenwich: the clock of Egypt, wherever the browser is.
  await findWords('Signed in on 10 November 2026 at 12:00', browsers)
  await press('Sign out the others', browsers)
  await expect.poll(() => within(browsers).getAllByRole('listitem')).toHaveLength(1)
  expect(within(browsers).queryByRole('button')).toBeNull()
  expect(document.activeElement).toBe(within(browsers).getByRole('list'))
})

test('the language changes in place, and what is open stays open', async () => {
  anAccount()
  // The spec-only shop knows no languages.
  plain.answerOurs('GET /cart', () => ({ json: { status: 'success', numOfCartItems: 0, data: { products: [] } } }))
  plain.answerOurs('GET /wishlist', () => ({ json: { status: 'success', data: [] } }))
  renderShop('/Account', { token: SESSION_TOKEN })
  await press('Change: Phone')
  await user.click(await within(main()).findByRole('radio', { name: 'العربية' }))
  await within(main()).findByRole('heading', { name: /أهلًا يا/ })
  expect(main().querySelector<HTMLInputElement>('[name=phone]')?.value).toBe('01012345678')
})

test('a theme holds for this browser from the next page on, and the one of the system again', async () => {
  openAccount()
  const root = document.documentElement
  await user.click(await within(main()).findByRole('radio', { name: 'Dark' }))
  expect([root.dataset.theme, root.style.colorScheme, localStorage.getItem('theme')]).toEqual(['dark', 'dark', 'dark'])
  await user.click(await within(main()).findByRole('radio', { name: 'As the system' }))
  expect([root.dataset.theme, root.style.colorScheme, localStorage.getItem('theme')]).toEqual(['light', 'light', null])
})

describe('my data', () => {
  test('are saved as a file', async () => {
    openAccount()
    const links: HTMLAnchorElement[] = []
    const files: Blob[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      links.push(this)
    })
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file)
      return 'blob:it'
    })
    await press('Save my data')
    await expect.poll(() => links.map(({ download }) => download)).toEqual(['my-data.json'])
    expect(JSON.parse((await files[0]?.text()) ?? '')).toMatchObject({ account: { email: 'mona@example.com' } })
  })
})

describe('deleting the account', () => {
  const dialog = () => screen.findByRole('dialog')
  const NOT_OVER =
    'Order 10042 is not over (on its way). Your account can be deleted once it is delivered or cancelled. Your orders'
  const answerOrder = (state: OrderState) =>
    plain.answerOurs('GET /orders', () => ({ json: { results: 1, data: [anOrder({ id: 10_042, state })] } }))

  test('says what goes and what stays, and wants the right password', async () => {
    openAccount()
    await press('Delete my account')
    expect((await dialog()).textContent).toContain('Orders stay in the books')
    await press('Delete for good', await dialog())
    await findWords('password is required', await dialog())
    await user.type(within(await dialog()).getByLabelText('Current password'), 'Wrong123')
    await press('Delete for good', await dialog())
    await findWords('Incorrect current password', await dialog())
    await expect.poll(() => document.activeElement).toBe(within(await dialog()).getByLabelText('Current password'))
    await press('Keep my account', await dialog())
    await heading('Hello, \u2068Mona\u2069')
  })

  test('says before it asks for the password that an order is not over, and leads to it', async () => {
    openAccount()
    answerOrder('on its way')
    await press('Delete my account')
    await findWords(NOT_OVER)
    expect(screen.queryByRole('dialog')).toBeNull()
    answerOrder('refund due')
    await press('Delete my account')
    await findWords(
      'The money of order 10042 is still to go back to you. Your account can be deleted once it has. Your orders',
    )
    await user.click(within(await screen.findByRole('alert')).getByRole('link', { name: 'Your orders' }))
    await expect.poll(address).toBe('/Orders')
  })

  test('names all orders that are not over at once', async () => {
    openAccount()
    const states = ['awaiting payment', 'delivered', 'placed', 'refund due'] as const
    const data = states.map((state, at) => anOrder({ id: 10_040 + at, state }))
    plain.answerOurs('GET /orders', () => ({ json: { results: data.length, data } }))
    await press('Delete my account')
    await findWords(
      'Orders 10040, 10042, 10043 are not over. Your account can be deleted once each is delivered, cancelled or refunded. Your orders',
    )
  })

  test('asks once for the orders at each press: no dialog opens or closes by itself', async () => {
    openAccount()
    answerOrder('on its way')
    await press('Delete my account')
    await findWords(NOT_OVER)
    answerOrder('delivered')
    await queryClient.invalidateQueries()
    expect(screen.queryByRole('dialog')).toBeNull()
    await press('Delete my account')
    await user.type(within(await dialog()).getByLabelText('Current password'), 'Secret')
    expect(main().textContent).not.toContain(NOT_OVER)
    answerOrder('on its way')
    await queryClient.invalidateQueries()
    expect(within(await dialog()).getByLabelText<HTMLInputElement>('Current password').value).toBe('Secret')
  })

  test('asks for the password where the orders cannot be read', async () => {
    openAccount()
    answerOrder('on its way')
    await press('Delete my account')
    await findWords(NOT_OVER)
    plain.answerOurs('GET /orders', () => ({ status: 503, json: { message: 'Out of order' } }))
    await press('Delete my account')
    await dialog()
  })

  test('signs out and leads to /Login', async () => {
    openAccount()
    await press('Delete my account')
    await user.type(within(await dialog()).getByLabelText('Current password'), 'Secret12')
    await press('Delete for good', await dialog())
    await heading('Login Now')
    expect(localStorage.getItem('userToken')).toBeNull()
  })
})

test('a button of the page signs the shopper out and leads to /Login', async () => {
  plain.answerOurs('POST /auth/signout', () => ({ json: { status: 'success', message: 'Signed out' } }))
  openAccount()
  await press('Sign out')
  await heading('Login Now')
  expect(localStorage.getItem('userToken')).toBeNull()
})

test('signing out leaves nothing of the shopper behind for the next one at this browser', async () => {
  plain.answerOurs('POST /auth/signout', () => ({ json: { status: 'success', message: 'Signed out' } }))
  openAccount()
  await findWords('26 July St, flat 4, Cairo')
  const held = () =>
    queryClient
      .getQueryCache()
      .findAll()
      .map(({ queryKey: [noun] }) => noun)
  expect(held()).toEqual(expect.arrayContaining(['account', 'addresses', 'sessions']))
  await press('SignOut', screen.getByRole('banner'))
  await expect.poll(address).toBe('/Login')
  expect(
    held().filter((noun) => ['account', 'addresses', 'cart', 'orders', 'sessions'].includes(String(noun))),
  ).toEqual([])
})
