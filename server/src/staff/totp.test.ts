import { describe, expect, test } from 'vitest'
import { base32, codeAt, linkOf, newSecret, stepOf } from './totp.ts'

// RFC 6238, appendix B: the secret of its vectors for SHA-1, which show eight digits where we show the last six.
const secret = base32(Buffer.from('12345678901234567890'))

describe('one-time passwords', () => {
  test.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('at %i seconds the code is that of the standard', (seconds, code) => {
    expect(codeAt(secret, Math.floor(seconds / 30))).toBe(code)
  })

  test('a code counts in its own half minute and in the ones beside it', () => {
    const now = new Date(1111111111_000)
    const step = Math.floor(1111111111 / 30)
    const found = [-2, -1, 0, 1, 2].map((by) => stepOf(secret, codeAt(secret, step + by), now))
    expect(found).toEqual([undefined, step - 1, step, step + 1, undefined])
  })

  test('a secret has 160 bits, and its link opens an authenticator', () => {
    expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/)
    expect(linkOf(secret, { shop: 'My Shop', login: 'mona' })).toBe(
      `otpauth://totp/My%20Shop:mona?secret=${secret}&issuer=My+Shop`,
    )
  })
})
