import { adminCalls, ADMIN_ROOT, type AdminCallName } from '@baqala/contract/admin/calls'
import type { Role } from '@baqala/contract/admin/may'
import { beforeEach } from 'vitest'
import { hashPassword } from '../src/auth/passwords.ts'
import { newId } from '../src/db/ids.ts'
import type { Answer, Ask, TestShop } from './build-test-app.ts'
import { insertPerson } from '../src/staff/people.queries.ts'

export const PASSWORD = 'four words apart from others'

/** `method`: HEAD for a stream, which would never end. */
type StaffAsk = Omit<Ask, 'token'> & { readonly cookie?: string | undefined; readonly method?: 'HEAD' | undefined }

/** Makes a call of the staff as the admin's own page makes it. */
export async function staffCall({ app }: TestShop, name: AdminCallName, ask: StaffAsk = {}): Promise<Answer> {
  const { method, path } = adminCalls[name]
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(ask.params?.[key] ?? key))
  const response = await app.inject({
    method: ask.method ?? method,
    url: ADMIN_ROOT + filled + (ask.query === undefined ? '' : `?${ask.query}`),
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(ask.cookie === undefined ? {} : { cookie: `admin=${ask.cookie}` }),
      ...ask.headers,
    },
    ...(ask.body === undefined ? {} : { payload: ask.body as object }),
    ...(ask.from === undefined ? {} : { remoteAddress: ask.from }),
  })
  return {
    status: response.statusCode,
    // The answer to HEAD names its type and has no body.
    body: String(response.headers['content-type']).includes('json') && response.body ? response.json() : response.body,
    headers: response.headers,
    cookies: response.cookies,
  }
}

/** Adds a person whose password is PASSWORD. */
export async function aPerson({ connection }: TestShop, role: Role, login: string = role): Promise<string> {
  const id = newId()
  const passwordHash = await hashPassword(PASSWORD, 'test')
  await insertPerson(connection.db, { id, name: `${role} ${login}`, login, role, passwordHash })
  return id
}

/** Adds a person with this role, signs the person in and returns the value of the cookie. */
export async function signedInAs(shop: TestShop, role: Role): Promise<string> {
  await aPerson(shop, role)
  return signedIn(shop, role)
}

/** Signs a person of each role in before each test. Returns the values of their cookies, by role. */
export function signInEach(shop: TestShop, ...roles: readonly Role[]): Readonly<Record<string, string>> {
  const cookies: Record<string, string> = {}
  beforeEach(async () => {
    for (const role of roles) cookies[role] = await signedInAs(shop, role)
  })
  return cookies
}

/** Signs somebody in and returns the value of the cookie. */
export async function signedIn(shop: TestShop, login: string, more: object = {}): Promise<string> {
  const { status, cookies } = await staffCall(shop, 'openSession', {
    body: { login, password: PASSWORD, ...more },
  })
  if (status !== 200) throw new Error(`${login} was refused: ${status}`)
  return cookies.find(({ name }) => name === 'admin')?.value ?? ''
}
