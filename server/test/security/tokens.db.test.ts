/** Every private call of the contract, asked with every kind of token that must not open it. */
import { createHmac, generateKeyPairSync, sign as signBytes } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { API_ROOT, calls, type Call } from '@baqala/contract/calls'
import { aShopper, call, openTestShop } from '../build-test-app.ts'
import { makeTokens, type Claims } from '../../src/auth/tokens.ts'
import { newId } from '../../src/db/ids.ts'

const shop = openTestShop()
let mona: { token: string; id: string; email: string; password: string }

beforeEach(async () => {
  mona = await aShopper(shop)
})

const base64 = (value: string | object) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims
const secret = () => shop.deps.secrets.tokens
const hmac = (hash: string, key: string | Buffer, text: string) =>
  createHmac(hash, key).update(text).digest('base64url')

/** Mona's token with another header, signed by `sign`. */
function forged(header: object, sign: (text: string) => string, change: object = {}): string {
  const text = `${base64(header)}.${base64({ ...claimsOf(mona.token), ...change })}`
  return `${text}.${sign(text)}`
}

const NOT_LOGGED_IN = 'You are not logged in. Please login to get access'
const INVALID = 'Invalid Token. please login again'
const EXPIRED = 'Expired Token. please login again'
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

const TOKENS: [string, string, () => string | undefined | Promise<string | undefined>][] = [
  ['none', NOT_LOGGED_IN, () => undefined],
  ['an empty one', NOT_LOGGED_IN, () => '   '],
  ['the text "undefined"', NOT_LOGGED_IN, () => 'undefined'],
  ['mere text', INVALID, () => 'let me in'],
  ['SQL', INVALID, () => "' or 1=1 --"],
  ['very much text', INVALID, () => 'x'.repeat(7_000)],
  ['two tokens', INVALID, () => `${mona.token}, ${mona.token}`],
  ['a Bearer in front', INVALID, () => `Bearer ${mona.token}`],
  ['one of another shop', INVALID, () => makeTokens('x'.repeat(48), 90).sign(claimsOf(mona.token))],
  ['one without signature', INVALID, () => mona.token.replace(/[^.]+$/, '')],
  [
    'one with a changed signature',
    INVALID,
    () => mona.token.replace(/(.)[^.]$/, (_, last) => (last === 'A' ? 'BA' : 'AA')),
  ],
  ['algorithm "none"', INVALID, () => forged({ alg: 'none', typ: 'JWT' }, () => '')],
  [
    'algorithm "None" with the old signature',
    INVALID,
    () => forged({ alg: 'None' }, () => mona.token.split('.')[2] ?? ''),
  ],
  [
    'algorithm HS384 of our own secret',
    INVALID,
    () => forged({ alg: 'HS384' }, (text) => hmac('sha384', secret(), text)),
  ],
  [
    'algorithm HS512 of our own secret',
    INVALID,
    () => forged({ alg: 'HS512' }, (text) => hmac('sha512', secret(), text)),
  ],
  ['an empty secret', INVALID, () => forged({ alg: 'HS256' }, (text) => hmac('sha256', '', text))],
  [
    'RS256 with a key of the visitor’s own, named in the head',
    INVALID,
    () =>
      forged({ alg: 'RS256', jwk: { kty: 'RSA' }, jku: 'https://evil.example/keys' }, (text) =>
        signBytes('sha256', Buffer.from(text), privateKey).toString('base64url'),
      ),
  ],
  [
    'a key file named in the head',
    INVALID,
    () => forged({ alg: 'HS256', kid: '/dev/null' }, (text) => hmac('sha256', '', text)),
  ],
  [
    'somebody else’s id over one’s own signature',
    INVALID,
    async () => {
      const ali = await aShopper(shop)
      const [head = '', , signature = ''] = mona.token.split('.')
      return `${head}.${base64({ ...claimsOf(mona.token), id: ali.id })}.${signature}`
    },
  ],
  [
    'somebody else’s id over one’s own session, signed by us',
    INVALID,
    async () => makeTokens(secret(), 90).sign({ ...claimsOf(mona.token), id: (await aShopper(shop)).id }),
  ],
  ['a session that never was', INVALID, () => makeTokens(secret(), 90).sign({ ...claimsOf(mona.token), jti: newId() })],
  ['its time over', EXPIRED, () => makeTokens(secret(), 90).sign({ ...claimsOf(mona.token), exp: 1_000_000_000 })],
  [
    'a session whose time is over, in a token that says otherwise',
    EXPIRED,
    async () => {
      await sql`update sessions set expires_at = now()`.execute(shop.connection.db)
      return mona.token
    },
  ],
  [
    'a session that was signed out',
    INVALID,
    async () => {
      await call(shop, 'signOut', { token: mona.token })
      return mona.token
    },
  ],
  [
    'an account that is gone',
    INVALID,
    async () => {
      await sql`delete from shoppers where id = ${mona.id}`.execute(shop.connection.db)
      return mona.token
    },
  ],
]

const everyCall: [string, Call][] = Object.entries(calls)
const privateCalls = everyCall.filter(([, { access }]) => access === 'shopper')
// A valid body, so that only the token can be refused.
const body = { productId: 'x', count: 1, shippingAddress: { details: 'a', phone: '1', city: 'b' } }

function ask({ method, path }: Call, headers: Record<string, string>, query = '') {
  const url = API_ROOT + path.replace(/:\w+/g, 'x') + query
  return shop.app.inject({ method, url, headers, ...(method === 'POST' || method === 'PUT' ? { payload: body } : {}) })
}

describe.each(TOKENS)('with %s', (_, sentence, makeToken) => {
  test('every private call is refused alike', async () => {
    const token = await makeToken()
    const answers = await Promise.all(
      privateCalls.map(async ([name, each]) => {
        const answer = await ask(each, token === undefined ? {} : { token })
        return [name, answer.statusCode, answer.json().message, answer.headers['cache-control']]
      }),
    )
    expect(answers).toEqual(privateCalls.map(([name]) => [name, 401, sentence, 'no-store']))
  })
})

describe('a good token', () => {
  test('counts in the header `token` and nowhere else', async () => {
    const elsewhere = [
      { headers: { authorization: `Bearer ${mona.token}` } },
      { headers: { cookie: `token=${mona.token}` } },
      { headers: { 'x-token': mona.token, 'x-access-token': mona.token } },
      { headers: {}, query: `?token=${mona.token}` },
    ]
    for (const { headers, query } of elsewhere) {
      const answers = await Promise.all(
        privateCalls.map(([, each]) => ask(each, headers as Record<string, string>, query)),
      )
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401]))
    }
  })

  test('is asked for before anything is said about the rest of the request', async () => {
    const answers = await Promise.all(
      privateCalls
        .filter(([, { method }]) => method === 'POST' || method === 'PUT')
        .map(([, { method, path }]) =>
          shop.app.inject({ method, url: API_ROOT + path.replace(/:\w+/g, 'x'), payload: { count: 'nonsense' } }),
        ),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401]))
  })

  test('is needed for HEAD as for GET, and a method said in a header is not believed', async () => {
    const head = await shop.app.inject({ method: 'HEAD', url: `${API_ROOT}/cart` })
    expect(head.statusCode).toBe(401)
    const headers = { 'x-http-method-override': 'DELETE', token: mona.token }
    const overridden = await shop.app.inject({ method: 'GET', url: `${API_ROOT}/cart`, headers })
    expect(overridden.json().message).toBe('success')
  })

  test('opens every private call, in spite of all the others above', async () => {
    const answers = await Promise.all(
      Object.values<Call>(calls)
        .filter(({ access, isStream }) => access === 'shopper' && !isStream)
        .filter((each) => each !== calls.signOut)
        .map((each) => ask(each, { token: mona.token })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toEqual([])
  })

  test('ends with the hundredth sign-in after it', async () => {
    const { db } = shop.connection
    const ali = await aShopper(shop)
    await sql`
      insert into sessions (id, shopper_id, expires_at, created_at)
      select 'more' || n, ${mona.id}, now() + interval '1 day', now() + make_interval(secs => n)
      from generate_series(1, 99) n`.execute(db)
    expect((await call(shop, 'getCart', { token: mona.token })).status).toBe(200)
    const { email, password } = mona
    const { body } = await call(shop, 'signIn', { body: { email, password } })
    expect((await call(shop, 'getCart', { token: mona.token })).status).toBe(401)
    expect((await call(shop, 'getCart', { token: body.token })).status).toBe(200)
    expect((await call(shop, 'getCart', { token: ali.token })).status).toBe(200)
  })
})
