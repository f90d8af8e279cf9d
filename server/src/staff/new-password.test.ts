import { expect, test } from 'vitest'
import { refuseCommonPassword, refuseEasyPin } from './prove-identity.ts'

const mona = { name: 'Mona Hassan', login: 'mona.h' }

test.each([
  'passwordpassword',
  'Password123456',
  'qwerty123456',
  'aaaaaaaaaaaaaaa',
  'monahassanmona',
  'mona.h-mona.h-',
  'Baqala12345678',
])('%s is easy to guess', (password) => {
  expect(() => refuseCommonPassword(password, mona)).toThrow('easy to guess')
})

test.each(['correct horse battery staple', 'Owner-Demo-1234', 'كلمة سر طويلة جدا', 'tR7!kq02Zp-x'])(
  '%s is taken',
  (password) => {
    expect(() => refuseCommonPassword(password, mona)).not.toThrow()
  },
)

test.each(['111111', '123456', '654321', '890123', '135791', '121212', '112112', '725725'])(
  'a PIN of %s is refused',
  (pin) => {
    expect(() => refuseEasyPin(pin)).toThrow('easy to guess')
  },
)

test.each(['482915', '975318', '102030', '123465'])('a PIN of %s is taken', (pin) => {
  expect(() => refuseEasyPin(pin)).not.toThrow()
})
