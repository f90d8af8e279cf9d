/** The calls of the account, answered by a shop that has them and keeps what it is told. */
import type { IncomingRequest } from './spec-only-api.ts'
import { plain, renderShop } from './render-shop.tsx'
import { SESSION_TOKEN, type Answer } from './spec-only-shop.ts'

const PASSWORD = 'Secret12'
const WRONG_PASSWORD = 'Incorrect current password'

export const HOME = { _id: 'a1', name: 'Home', details: '26 July St, flat 4', phone: '01012345678', city: 'Cairo' }

export interface AnAccount {
  user: { _id: string; name: string; email: string; role: string; phone: string }
  addresses: (typeof HOME & { parts?: object; areaId?: string })[]
  movedAt?: string
  sessions: { createdAt: string; expiresAt: string; isThisOne: boolean; device?: string }[]
  /** The bodies of all changes, the oldest first. */
  readonly told: unknown[]
}

/** Opens /Account of a shopper with one address and two browsers. */
export function openAccount(): AnAccount {
  const account = anAccount()
  renderShop('/Account', { token: SESSION_TOKEN })
  return account
}

/** The same without opening it. */
export function anAccount(): AnAccount {
  const day = (isThisOne: boolean, device: string, at: number) => ({
    createdAt: `2026-11-${at}T10:00:00.000Z`,
    expiresAt: '2099-01-01T00:00:00.000Z',
    isThisOne,
    device,
  })
  const account: AnAccount = {
    user: { _id: 'mona', name: 'Mona', email: 'mona@example.com', role: 'user', phone: '01012345678' },
    addresses: [HOME],
    sessions: [day(true, 'Chrome · Android', 20), day(false, 'Safari · iPhone', 10)],
    told: [],
  }
  answerDetails(account)
  answerAddresses(account)
  answerSessions(account)
  plain.answerOurs('GET /delivery/areas', () => ({
    json: { results: 1, data: [{ _id: 'zamalek', name: 'Zamalek', nameAr: 'الزمالك', aliases: [], fee: 15 }] },
  }))
  plain.answerOurs('GET /orders', () => ({ json: { results: 0, data: [] } }))
  plain.answerOurs('GET /orders/stream', () => ({ status: 404, json: {} }))
  return account
}

function answerDetails(account: AnAccount): void {
  plain.answerOurs('GET /users/mona', () => ({ json: { data: account.user } }))
  plain.answerOurs('PUT /users/updateMe', (request) => {
    const { currentPassword, ...changes } = bodyOf(request)
    if (currentPassword !== undefined && currentPassword !== PASSWORD) return wrong('currentPassword')
    account.user = { ...account.user, ...changes }
    account.told.push(changes)
    const { name, email, role } = account.user
    return { json: { message: 'success', user: { name, email, role } } }
  })
  plain.answerOurs('PUT /users/changeMyPassword', (request) => {
    const body = bodyOf(request)
    if (body.currentPassword !== PASSWORD) return wrong('currentPassword')
    account.told.push(body)
    return { json: { message: 'success', token: SESSION_TOKEN } }
  })
  plain.answerOurs('DELETE /users/me', (request) =>
    bodyOf(request).password === PASSWORD
      ? { json: { status: 'success', message: 'Your account was deleted' } }
      : wrong('password'),
  )
  plain.answerOurs('GET /users/me/data', () => ({ json: { status: 'success', data: { account: account.user } } }))
}

function answerAddresses(account: AnAccount): void {
  const list = (): Answer => {
    const { addresses, user, movedAt } = account
    return { json: { status: 'success', results: addresses.length, data: addresses, phone: user.phone, movedAt } }
  }
  plain.answerOurs('GET /addresses', list)
  plain.answerOurs('POST /addresses', (request) => {
    const body = bodyOf(request)
    account.told.push(body)
    account.addresses = [...account.addresses, { ...HOME, ...body, _id: `a${account.addresses.length + 1}` }]
    return list()
  })
  plain.answerOurs('PUT /addresses/a1', (request) => {
    const body = bodyOf(request)
    account.told.push(body)
    account.addresses = account.addresses.map((each) => (each._id === 'a1' ? { ...each, ...body } : each))
    account.movedAt = new Date().toISOString()
    return list()
  })
  plain.answerOurs('DELETE /addresses/a1', () => {
    account.addresses = account.addresses.filter(({ _id }) => _id !== 'a1')
    return list()
  })
}

function answerSessions(account: AnAccount): void {
  plain.answerOurs('GET /users/me/sessions', () => ({
    json: { status: 'success', results: account.sessions.length, data: account.sessions },
  }))
  plain.answerOurs('DELETE /users/me/sessions', () => {
    account.sessions = account.sessions.filter(({ isThisOne }) => isThisOne)
    return { json: { status: 'success', message: 'Your other browsers are signed out', ended: 1 } }
  })
}

function wrong(param: string): Answer {
  return { status: 400, json: { status: 'fail', message: WRONG_PASSWORD, errors: { msg: WRONG_PASSWORD, param } } }
}

function bodyOf({ text }: IncomingRequest): Record<string, string> {
  return JSON.parse(text)
}
