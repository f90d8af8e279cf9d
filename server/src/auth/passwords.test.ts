import { hash, parseOptions } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { COST, dummyHash, hashPassword, isRightPassword } from './passwords.ts'

const HERE = '41.32.10.7'

test('a password is kept as argon2id with 19 MiB, two rounds and a salt of its own', async () => {
  const [one, two] = await Promise.all([hashPassword('Secret12', HERE), hashPassword('Secret12', HERE)])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(two)
})

test('only the right password is right', async () => {
  const passwordHash = await hashPassword('Secret12', HERE)
  expect(await isRightPassword('Secret12', passwordHash, HERE)).toBe(true)
  expect(await isRightPassword('Secret13', passwordHash, HERE)).toBe(false)
})

test('a password is the same from another keyboard: accents in one code point or two, spaces of any kind', async () => {
  const passwordHash = await hashPassword('caf\u00e9 au lait', HERE)
  expect(await isRightPassword('cafe\u0301\u00a0au\u3000lait', passwordHash, HERE)).toBe(true)
  expect(await isRightPassword('cafe au lait', passwordHash, HERE)).toBe(false)
})

test('a password hashed before passwords were prepared is still right', async () => {
  expect(await isRightPassword('Secret12', await hash('Secret12', COST), HERE)).toBe(true)
})

test('an account that does not exist costs the same hash, and no password opens it', async () => {
  expect(parseOptions(dummyHash())).toEqual(parseOptions(await hashPassword('Secret12', HERE)))
  expect(parseOptions(dummyHash())).toMatchObject(COST)
  expect(await isRightPassword('Secret12', undefined, HERE)).toBe(false)
})
