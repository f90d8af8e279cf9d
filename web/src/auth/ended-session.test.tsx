/** A session that the server has ended, as on a change of the password elsewhere: the shopper is told, and goes on. */
import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { addToCart, fill, findField, findWords, goTo, main, press, submit } from '../../test/find-in-shop.ts'
import { address, passTime, plain, renderShop } from '../../test/render-shop.tsx'
import { FORMS, leaveBehind } from '../api/resumed-state.ts'
import { NEXT_SESSION_TOKEN, SESSION_TOKEN, SHOPPER, TOKEN } from '../../test/spec-only-shop.ts'

const DETAILS = '12 Talaat Harb Street, flat 4'

test('Login says why, knows the e-mail also after a reload, and Home leads back to the screen', async () => {
  plain.shop.putInCart({ p1: 1 })
  renderShop('/Login', { token: null })
  await fill(SHOPPER)
  await submit()
  await expect.poll(address).toBe('/')
  await goToPayment()
  await fill({ details: DETAILS, phone: '01012345678', city: 'Cairo' })

  plain.refuse('placeCashOrder', 'Expired Token. please login again', 401)
  await press('Cash Payment')
  await expect.poll(address).toBe('/Login')
  await findWords('You were signed out. Sign in again, and go on where you were.')
  renderShop('/Login', { token: null })
  await findWords('You were signed out. Sign in again, and go on where you were.')
  expect((await findField('email')).value).toBe(SHOPPER.email)
  // By now the parts of the shop that come late are there, and hear of the sign-in as well.
  await passTime(4000)

  await fill({ password: SHOPPER.password })
  await submit()
  await expect.poll(address).toBe('/')
  // In the form of the link to the page by whose link the shop was opened.
  const wayBack = await within(main()).findByRole('link', { name: 'Go on where you were' })
  within(main()).getByRole('button', { name: 'Dismiss' })
  wayBack.click()
  await expect.poll(address).toBe('/Payment')
  await findField('details')
  await goTo('Home')
  await within(main()).findAllByRole('article')
  expect(within(main()).queryByText('Go on where you were')).toBeNull()
})

test('the address that was typed comes back for the same account, and for no other', async () => {
  plain.shop.putInCart({ p1: 1 })
  plain.answerOurs('GET /delivery/areas', () => ({ json: { status: 'success', results: 0, data: [] } }))
  plain.answerOurs('GET /addresses', () => ({ json: { status: 'success', results: 0, data: [] } }))
  plain.answerOurs('GET /orders', () => ({ json: { results: 0, data: [] } }))
  plain.refuse('placeCashOrder', 'Expired Token. please login again', 401)
  for (const [account, details, later] of [
    [SESSION_TOKEN, DETAILS, '9 Another Street'],
    [TOKEN, '', ''],
  ] as const) {
    renderShop('/Payment', { token: SESSION_TOKEN })
    await fill({ details: DETAILS, phone: '01012345678', city: 'Cairo' })
    await press('Cash Payment')
    await expect.poll(address).toBe('/Login')
    plain.answerOurs('POST /auth/signin', () => ({ json: { message: 'success', token: account } }))
    // By now the parts of the shop that come late are there, as for any shopper.
    await passTime(4000)
    await fill(SHOPPER)
    await submit()
    await expect.poll(address).toBe('/')
    await within(main()).findAllByRole('article')
    expect(within(main()).queryAllByText('Go on where you were')).toHaveLength(details === '' ? 0 : 1)
    await goToPayment()
    expect((await findField('details')).value).toBe(details)
    // It does not replace what is typed from now on.
    await fill({ details: '9 Another Street' })
    await goToPayment()
    expect((await findField('details')).value).toBe(later)
  }
})

test('what was pressed is in the cart once the same account signs in again, and in no other cart', async () => {
  for (const ask of ['GET /delivery/areas', 'GET /addresses', 'GET /orders'])
    plain.answerOurs(ask, () => ({ json: { status: 'success', results: 0, data: [] } }))
  for (const [account, pieces] of [
    [TOKEN, 0],
    [NEXT_SESSION_TOKEN, 1],
  ] as const) {
    plain.refuse('addCartItem', 'Expired Token. please login again', 401)
    renderShop('/Products', { token: SESSION_TOKEN })
    await addToCart('Full Cream Milk 1 Litre')
    await expect.poll(address).toBe('/Login')
    plain.recover('addCartItem')
    plain.answerOurs('POST /auth/signin', () => ({ json: { message: 'success', token: account } }))
    await fill(SHOPPER)
    await submit()
    await expect.poll(address).toBe('/')
    await passTime(1000)
    await expect.poll(() => plain.shop.countOf('p1')).toBe(pieces)
  }
})

async function goToPayment(): Promise<void> {
  ;(await within(document.body).findAllByRole('link', { name: /^Cart/ }))[0]!.click()
  ;(await within(main()).findByRole('link', { name: 'Checkout' })).click()
}

test('a sign-out leaves nothing of any form in the tab, for whoever comes next', async () => {
  renderShop('/Brands')
  for (const form of FORMS) leaveBehind(form, { 'mona phone': '01012345678' })
  await press('SignOut', document.body)
  await expect.poll(address).toBe('/Login')
  expect(Object.values(sessionStorage).join()).not.toContain('01012345678')
})

test('the e-mail of a sign-in stays with the tab over a reload, and goes with a sign-out', async () => {
  const inTab = () => Object.values(sessionStorage).join()
  renderShop('/Login', { token: null })
  await fill(SHOPPER)
  await submit()
  await expect.poll(address).toBe('/')
  expect(inTab()).toContain(SHOPPER.email)
  expect(inTab()).not.toContain(TOKEN)
  await press('SignOut', document.body)
  await expect.poll(address).toBe('/Login')
  expect(inTab()).not.toContain(SHOPPER.email)
  expect((await findField('email')).value).toBe('')
})
