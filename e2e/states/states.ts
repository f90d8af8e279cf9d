/** Every screen of the storefront in every distinct state, for rules that hold in all of them. */
import { expect, type Page } from '@playwright/test'
import { ACCOUNT_STATES } from './account-states.ts'
import { holdTimers } from '../servers/hold-timers.ts'
import { add, card, fill, heart, submitButton } from '../locators.ts'
import { openScreen } from '../open-screen.ts'
import { ORDER_STATES } from './order-states.ts'
import type { State } from './screen-state.ts'
import type { SpecOnlyServer } from '../servers/spec-only-server.ts'
import { SHOPPER } from '../../web/test/spec-only-shop.ts'

const DETAILS = `/ProductDetails/p1/${encodeURIComponent('Dairy & Eggs')}`

const fullCart = (plain: SpecOnlyServer) => plain.shop.putInCart({ p1: 2, p2: 1, p9: 3 })
const fullWishlist = (plain: SpecOnlyServer) => plain.shop.wish('p1', 'p2', 'p9')
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click()

export const STATES: readonly State[] = [
  { name: 'Help', path: '/Help', shows: 'Talk to us' },
  { name: 'Privacy', path: '/Privacy', shows: 'Who else sees it' },
  { name: 'Home', path: '/', shows: /42\.5 EGP/, stage: fullWishlist, act: carouselsStand },
  { name: 'Products', path: '/Products', shows: /42\.5 EGP/, stage: fullWishlist },
  {
    name: 'Products, none found',
    path: '/Products',
    shows: /works by category/,
    goesOn: true,
    act: (page) => page.getByPlaceholder('Search products...').fill('zzz'),
  },
  {
    name: 'Products that failed',
    path: '/Products',
    shows: 'ERROR!!!',
    stage: (plain) => plain.refuse('listProducts', 'closed', 404),
  },
  {
    name: 'Products with a toast',
    path: '/Products',
    shows: 'Added to wishlist',
    isBrief: true,
    act: (page) => heart(card(page, 'Rice')).click(),
  },
  {
    name: 'Products with a toast of failure',
    path: '/Products',
    shows: 'Only 2 left',
    goesOn: true,
    stage: (plain) => plain.sayNo('addCartItem', 'Only 2 left'),
    act: (page) => add(card(page, 'Rice')).click(),
  },
  { name: 'Product details', path: DETAILS, shows: /as good as next door/, act: carouselsStand },
  { name: 'Product details with a discount', path: '/ProductDetails/p4/Sweets', shows: /as good as next door/ },
  { name: 'Product details that failed', path: '/ProductDetails/x/y', shows: 'Failed to load product details.' },
  { name: 'Categories', path: '/Categories', shows: 'Frozen' },
  {
    name: 'Categories, one open',
    path: '/Categories',
    shows: 'Yoghurt',
    goesOn: true,
    act: (page) => press(page, 'Bakery'),
  },
  {
    name: 'Categories, a subcategory in its dialog',
    path: '/Categories',
    shows: 'yoghurt-shelf',
    goesOn: true,
    act: (page) => press(page, 'Yoghurt'),
  },
  { name: 'Brands', path: '/Brands', shows: 'Siwa Gold' },
  {
    name: 'Brands, one in its dialog',
    path: '/Brands',
    shows: 'siwa-gold',
    goesOn: true,
    act: (page) => press(page, 'Siwa Gold'),
  },
  { name: 'Cart', path: '/Cart', shows: /Total price/, stage: fullCart },
  { name: 'Cart, empty', path: '/Cart', shows: 'Your cart is empty.' },
  {
    name: 'Cart that failed',
    path: '/Cart',
    shows: 'Your cart cannot be shown right now.',
    stage: (plain) => plain.sayNo('getCart', 'no'),
  },
  { name: 'Wish list', path: '/WishList', shows: 'Full Cream Milk 1 Litre', stage: fullWishlist },
  { name: 'Wish list, empty', path: '/WishList', shows: 'Your wish list is empty.' },
  { name: 'Wish list of a visitor', path: '/WishList', shows: 'Your wish list is empty.', isVisitor: true },
  { name: 'Payment', path: '/Payment', shows: '390.00 EGP', stage: fullCart },
  {
    name: 'Payment with blank fields',
    path: '/Payment',
    shows: 'required',
    goesOn: true,
    async act(page) {
      await fill(page, { details: '12 Talaat Harb Street' })
      await press(page, 'Cash Payment')
    },
  },
  {
    name: 'Payment with its window held back',
    path: '/Payment',
    shows: 'Continue to payment',
    goesOn: true,
    async act(page) {
      await page.evaluate(() => (window.open = () => null))
      await fill(page, { details: '12 Talaat Harb Street', phone: '01012345678', city: 'Cairo' })
      await press(page, 'Online Payment')
    },
  },
  { name: 'Order confirmation', path: '/allorders', shows: 'Order Confirmed!' },
  ...ORDER_STATES,
  ...ACCOUNT_STATES,
  { name: 'Not found', path: '/nothing-here', shows: /page does not exist/ },
  { name: 'Login', path: '/Login', shows: 'Login Now', isVisitor: true },
  {
    name: 'Login, refused',
    path: '/Login',
    shows: 'Incorrect email or password',
    isVisitor: true,
    goesOn: true,
    async act(page) {
      await fill(page, { ...SHOPPER, password: 'Wrong1234' })
      await submitButton(page).click()
    },
  },
  { name: 'Register', path: '/Register', shows: 'Register Now', isVisitor: true },
  {
    name: 'Register with every mistake',
    path: '/Register',
    shows: 'invalid Phone',
    isVisitor: true,
    goesOn: true,
    async act(page) {
      await fill(page, { name: 'x', email: 'x', password: 'x', rePassword: 'y', phone: 'x' })
      await page.locator('[name=phone]').blur()
    },
  },
  { name: 'Forgot password', path: '/ForgetPassword', shows: 'Forgot Password?', isVisitor: true },
  {
    name: 'Forgot password, blank',
    path: '/ForgetPassword',
    shows: /fill|enter/i,
    isVisitor: true,
    goesOn: true,
    act: (page) => press(page, 'Send'),
  },
  { name: 'Verify code', path: '/VerifyCode', shows: 'Verify Code', isVisitor: true },
  { name: 'Reset password', path: '/ResetPass', shows: 'Please enter your new password.', isVisitor: true },
]

export async function reach(
  page: Page,
  plain: SpecOnlyServer,
  { path, shows, isBrief, goesOn, stage, act }: State,
): Promise<void> {
  if (isBrief) await letToastsStay(page)
  await stage?.(plain, page)
  // A new page asks for what is staged.
  const isAnew = isBrief || stage !== undefined || page.url().endsWith(path)
  if (!goesOn) await (isAnew ? page.goto(path) : openScreen(page, path))
  await act?.(page)
  await expect(page.getByText(shows).first()).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
}

/** Waits for the script of the carousels, which arrives after their first picture. */
async function carouselsStand(page: Page): Promise<void> {
  await expect(page.locator('[aria-label="Next image"]')).toBeAttached()
}

/** Keeps toasts open: a check takes longer than their two seconds. */
export function letToastsStay(page: Page): Promise<void> {
  return holdTimers(page, 2000)
}
