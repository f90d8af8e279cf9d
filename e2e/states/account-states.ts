/** States of /Account, beyond the specification. */
import type { Page } from '@playwright/test'
import { knowOrders } from './order-states.ts'
import { fill } from '../locators.ts'
import type { State } from './screen-state.ts'
import type { SpecOnlyServer } from '../servers/spec-only-server.ts'

const USER = { _id: 'mona', name: 'Mona', email: 'mona@example.com', role: 'user', phone: '01012345678' }
const ADDRESSES = [
  { _id: 'a1', name: 'Home', details: '26 July St, building 12, flat 4', phone: '01012345678', city: 'Cairo' },
  { _id: 'a2', name: '', details: '9 Nile Corniche, behind the pharmacy', phone: '0225740000', city: 'Giza' },
]
const SESSIONS = [true, false].map((isThisOne, at) => ({
  createdAt: `2026-11-0${at + 1}T10:00:00.000Z`,
  expiresAt: '2099-01-01T00:00:00.000Z',
  isThisOne,
  device: 'Samsung Internet · Android',
}))

/** Answers the calls of the account as our server does, or refuses them. */
async function knowAccount(plain: SpecOnlyServer, page: Page, status = 200): Promise<void> {
  await knowOrders(plain, page, { data: [] })
  const answer = (ask: string, data: unknown) =>
    plain.answerOurs(ask, () => ({ status, json: status === 200 ? { status: 'success', data } : {} }))
  answer('GET /users/mona', USER)
  answer('GET /addresses', ADDRESSES)
  answer('GET /users/me/sessions', SESSIONS)
}

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).first().click()
const stage = (plain: SpecOnlyServer, page: Page) => knowAccount(plain, page)

export const ACCOUNT_STATES: readonly State[] = [
  { name: 'Account', path: '/Account', shows: '26 July St, building 12, flat 4', stage },
  {
    name: 'Account with forms and what is wrong in them',
    path: '/Account',
    shows: 'required',
    goesOn: true,
    async act(page) {
      for (const what of ['Name', 'Phone', 'Email', 'Password']) await press(page, `Change: ${what}`)
      await fill(page, { name: 'x', phone: 'x' })
      await press(page, 'Remove \u2068Home\u2069')
      await press(page, 'Add an address')
      for (const save of await page.getByRole('button', { name: 'Save', exact: true }).all()) await save.click()
    },
  },
  {
    name: 'Account with its deletion',
    path: '/Account',
    shows: 'password is required',
    goesOn: true,
    async act(page) {
      await press(page, 'Delete my account')
      await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click()
    },
  },
  {
    name: 'Account that failed',
    path: '/Account',
    shows: 'This cannot be shown right now.',
    stage: (plain, page) => knowAccount(plain, page, 403),
  },
]
