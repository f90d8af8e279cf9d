import { createSigner } from 'fast-jwt'
import { expect, test } from 'vitest'
import { makeTokens } from './tokens.ts'

const SECRET = 'a secret of more than thirty-two characters'
const tokens = makeTokens(SECRET, 90)
const now = Math.floor(Date.now() / 1000)
const claims = { id: 'shopper', name: 'Mona', role: 'user', jti: 'session', iat: now, exp: now + 60 }

test('a token says who it belongs to, which session it names and when it ends', () => {
  expect(tokens.read(tokens.sign(claims))).toEqual(claims)
})

test('a token is signed with HS256 and nothing else is believed', () => {
  const [header = ''] = tokens.sign(claims).split('.')
  expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({ alg: 'HS256', typ: 'JWT' })
  expect(tokens.read(createSigner({ key: SECRET, algorithm: 'HS512' })({ ...claims }))).toBe('invalid')
  expect(tokens.read(createSigner({ algorithm: 'none' })({ ...claims }))).toBe('invalid')
})

test('a token of another secret, a changed one and mere text are invalid', () => {
  const [header, , signature] = tokens.sign(claims).split('.')
  const changed = Buffer.from(JSON.stringify({ ...claims, id: 'somebody else' })).toString('base64url')
  expect(tokens.read(makeTokens(`${SECRET}!`, 90).sign(claims))).toBe('invalid')
  expect(tokens.read(`${header}.${changed}.${signature}`)).toBe('invalid')
  expect(tokens.read('a.b.c')).toBe('invalid')
  expect(tokens.read('hello')).toBe('invalid')
})

test('a token past its end has expired', () => {
  expect(tokens.read(tokens.sign({ ...claims, exp: now - 1 }))).toBe('expired')
})

test('a token of this secret that names no session is invalid', () => {
  const sign = createSigner({ key: SECRET, algorithm: 'HS256' })
  expect(tokens.read(sign({ id: 'shopper', name: 'Mona', role: 'user', exp: now + 60 }))).toBe('invalid')
})
