/** Beyond the specification, whose guard leads from a shared link to Login, and from there to Home. */
import { screen, within } from '@testing-library/dom'
import { beforeEach, describe, expect, test } from 'vitest'
import { addToCart, fill, findCard, main, press, submit } from '../../test/find-in-shop.ts'
import { address, plain, renderShop } from '../../test/render-shop.tsx'
import { firstScript } from '../../shell/first-script.ts'
import { SESSION_TOKEN, SHOPPER } from '../../test/spec-only-shop.ts'

const PROMISE = 'Once you are logged in, Home leads to the page you opened.'
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

test('Home leads on to the product of a link that a chat has cut within its aisle, too', async () => {
  sessionStorage.setItem('baqala-wanted', `${MILK}%2`)
  await signIn()
  ;(await findWay('Continue to Full Cream Milk 1 Litre')).click()
  await within(main()).findByRole('heading', { level: 1, name: 'Full Cream Milk 1 Litre' })
})

test('Home leads on to a list with filters, in any shop', async () => {
  const list = '/Products?category=Dairy+%26+Eggs&sort=price-up'
  sessionStorage.clear()
  renderShop(list, { token: null })
  await within(main()).findByText(PROMISE)
  await fill(SHOPPER)
  await submit()
  ;(await findWay('Go on where you were')).click()
  await expect.poll(address).toBe(list)
})

test('Login and Register say where the page of a shared link is found, and of no other page', async () => {
  for (const screen of ['/Register', '/Login']) {
    renderShop(screen, { token: null })
    await within(main()).findByText(PROMISE)
  }
  for (const opened of ['/', '/Cart', '/Categories', '/Products']) {
    sessionStorage.setItem('baqala-wanted', opened)
    renderShop('/Login', { token: null })
    await within(main()).findByRole('heading', { name: 'Login Now' })
    expect(within(main()).queryByText(PROMISE)).toBeNull()
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

// As shop-window.css shows it.
const isPromisedAtOnce = () => document.documentElement.matches(`[data-wanted^='/productdetails/' i]`)

test('no other address becomes a link, and Login promises none, also before the application has loaded', async () => {
  for (const address of [
    '//evil.example/ProductDetails/1/2',
    'javascript:alert(1)',
    '/Login',
    '//evil.example/Search?q=milk',
    '/Search?q=',
    '/Search',
    '/Searches?q=milk',
    '/Orders/1004',
  ]) {
    delete document.documentElement.dataset.wanted
    sessionStorage.setItem('baqala-wanted', address)
    firstScript()
    expect(isPromisedAtOnce(), address).toBe(false)
    renderShop('/Login', { token: null })
    await within(main()).findByRole('heading', { name: 'Login Now' })
    expect(within(main()).queryByText(PROMISE), address).toBeNull()
    await fill(SHOPPER)
    await submit()
    await findCard('Rice')
    expect(wayOn()).toBeNull()
  }
})

test('Login promises a product before the application has loaded, whatever its group is called', () => {
  for (const category of ['Dairy & Eggs', 'Men/Women', 'ألبان', 'Rice'].map(encodeURIComponent).concat('100%')) {
    delete document.documentElement.dataset.wanted
    sessionStorage.setItem('baqala-wanted', `/productdetails/p1/${category}`)
    firstScript()
    expect(isPromisedAtOnce(), category).toBe(true)
  }
  delete document.documentElement.dataset.wanted
})
