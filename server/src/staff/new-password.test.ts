import { expect, test } from 'vitest'
import { refuseCommonPassword } from './prove-identity.ts'

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
