/** Beyond the specification, whose guard leads from a shared link to Login, and from there to Home. */
import { screen, within } from '@testing-library/dom'
import { beforeEach, describe, expect, test } from 'vitest'
import { addToCart, fill, findCard, main, press, submit } from '../../test/find-in-shop.ts'
import { address, plain, renderShop } from '../../test/render-shop.tsx'
import { SESSION_TOKEN, SHOPPER } from '../../test/spec-only-shop.ts'

const MILK = `/ProductDetails/p1/${encodeURIComponent('Dairy & Eggs')}`

// As the first script does before it leads to Login.
beforeEach(() => sessionStorage.setItem('baqala-wanted', MILK))

async function signIn() {
  renderShop('/Login', { token: null })
  await fill(SHOPPER)
  await submit()
  await expect.poll(address).toBe('/')
}

const findWay = (name: string) => within(main()).findByRole('link', { name })
const wayOn = () => within(main()).queryByRole('link', { name: /^Continue to/ })

test('Home leads on to the product of a shared link, and only once', async () => {
  const release = plain.hold('listProducts')
  await signIn()
  await findWay('Continue to the product you opened')
  release()
  ;(await findWay('Continue to Full Cream Milk 1 Litre')).click()
  await expect.poll(address).toBe(MILK)
  renderShop('/')
  expect(wayOn()).toBeNull()
})

test('Login says where the page of a shared link is found, and of no other page', async () => {
  const words = 'Sign in, and you will find the page you opened on Home.'
  renderShop('/Login', { token: null })
  await within(main()).findByText(words)
  for (const opened of ['/', '/Cart', '/Categories']) {
    sessionStorage.setItem('baqala-wanted', opened)
    renderShop('/Login', { token: null })
    await within(main()).findByRole('heading', { name: 'Login Now' })
    expect(within(main()).queryByText(words)).toBeNull()
  }
})

describe.each([
  ['/Search?q=oat+milk&sort=price', 'Continue to your search for “oat milk”'],
  ['/Orders', 'Continue to your orders'],
  ['/orders/', 'Continue to your orders'],
])('%s, opened by a visitor', (opened, words) => {
  async function openAndSignIn() {
    sessionStorage.clear()
    // Its page has no first script that leads to Login.
    renderShop(opened, { token: null })
    await expect.poll(address).toBe('/Login')
    await fill(SHOPPER)
    await submit()
    await expect.poll(address).toBe('/')
  }

  test('is gone on with after Login', async () => {
    for (const ask of ['GET /orders', 'GET /addresses', 'GET /delivery/areas'])
      plain.answerOurs(ask, () => ({ json: { status: 'success', results: 0, data: [] } }))
    plain.answerOurs('POST /auth/signin', () => ({ json: { message: 'success', token: SESSION_TOKEN } }))
    await openAndSignIn()
    expect((await findWay(words)).getAttribute('href')).toBe(opened)
  })

  test('is none of a shop without such a screen', async () => {
    await openAndSignIn()
    await findCard('Rice')
    expect(wayOn()).toBeNull()
  })
})

test('what one shopper wanted is not offered to the next at this browser', async () => {
  await signIn()
  await findWay('Continue to Full Cream Milk 1 Litre')
  await press('SignOut', screen.getByRole('banner'))
  await expect.poll(address).toBe('/Login')
  await fill(SHOPPER)
  await submit()
  await findCard('Rice')
  expect(wayOn()).toBeNull()
})

test('nor after the server has ended the session', async () => {
  await signIn()
  await findWay('Continue to Full Cream Milk 1 Litre')
  plain.refuse('addCartItem', 'Expired Token. please login again', 401)
  await addToCart('Full Cream Milk 1 Litre')
  await expect.poll(address).toBe('/Login')
  await fill(SHOPPER)
  await submit()
  await findCard('Rice')
  expect(wayOn()).toBeNull()
})

test('a shopper can dismiss it for good', async () => {
  await signIn()
  await press('Dismiss')
  expect(wayOn()).toBeNull()
  renderShop('/')
  expect(wayOn()).toBeNull()
})

test('no other address becomes a link', async () => {
  for (const address of [
    '//evil.example/ProductDetails/1/2',
    'javascript:alert(1)',
    '/Login',
    '//evil.example/Search?q=milk',
    '/Search?q=',
    '/ProductDetails/%zz/x',
    '/ProductDetails/p1/100%',
  ]) {
    sessionStorage.setItem('baqala-wanted', address)
    await signIn()
    await findCard('Rice')
    expect(wayOn()).toBeNull()
  }
})
