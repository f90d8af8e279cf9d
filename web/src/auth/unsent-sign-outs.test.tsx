/** Signing out without a network: the server ends the session as soon as it is reached. */
import { screen } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { fill, press, submit } from '../../test/find-in-shop.ts'
import { address, passTime, plain, renderShop } from '../../test/render-shop.tsx'
import { SESSION_TOKEN, SHOPPER, TOKEN } from '../../test/spec-only-shop.ts'
import { tableIn } from '../api/indexed-db-table.ts'

let hasNetwork: boolean
/** The sessions that the server was asked to end. */
let endings: unknown[]

const waiting = () => tableIn('baqala-sign-outs')('readonly', (table) => table.getAll())

beforeEach(() => {
  hasNetwork = true
  endings = []
  plain.answerOurs('GET /delivery/areas', () => ({ json: { status: 'success', results: 0, data: [] } }))
  plain.answerOurs('POST /auth/signout', ({ headers }) => {
    if (!hasNetwork) throw new TypeError('Failed to fetch')
    endings.push(headers.token)
    return { json: { status: 'success', message: 'Signed out' } }
  })
})

async function signOut(): Promise<void> {
  renderShop('/Brands', { token: SESSION_TOKEN })
  await press('SignOut', screen.getByRole('banner'))
  await expect.poll(address).toBe('/Login')
}

async function signOutWithoutNetwork(): Promise<void> {
  hasNetwork = false
  await signOut()
  await expect.poll(waiting).toHaveLength(1)
}

/** By then the parts of the shop that come late are there. */
async function networkComesBack(): Promise<void> {
  await passTime(4000)
  await expect.poll(() => document.querySelector('header ~ div > [role=status]')).not.toBeNull()
  hasNetwork = true
  dispatchEvent(new Event('online'))
}

test('the session ends when the network is back, also after a reload', async () => {
  await signOutWithoutNetwork()
  renderShop('/Login', { token: null })
  await networkComesBack()
  await expect.poll(() => endings).toEqual([SESSION_TOKEN])
  await expect.poll(waiting).toEqual([])
})

test('the session ends where no event tells of the network', async () => {
  await signOutWithoutNetwork()
  hasNetwork = true
  await passTime(16_000)
  await expect.poll(() => endings).toEqual([SESSION_TOKEN])
})

test('whoever has signed in meanwhile stays signed in, even if the session had ended before', async () => {
  await signOutWithoutNetwork()
  plain.answerOurs('POST /auth/signout', ({ headers }) => {
    endings.push(headers.token)
    return { status: 401, json: { status: 'fail', message: 'Expired Token. please login again' } }
  })
  await fill(SHOPPER)
  await submit()
  await expect.poll(address).toBe('/')
  await networkComesBack()
  await expect.poll(() => endings).toEqual([SESSION_TOKEN])
  await expect.poll(waiting).toEqual([])
  await passTime(1000)
  expect(localStorage.getItem('userToken')).toBe(TOKEN)
})

test('with a network nothing is left to be signed out', async () => {
  await signOut()
  await expect.poll(() => endings).toEqual([SESSION_TOKEN])
  await expect.poll(waiting).toEqual([])
})
