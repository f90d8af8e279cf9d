import { hash, parseOptions } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { Refusal } from '../refusal.ts'
import {
  COST,
  DUMMY_HASH,
  hashPassword,
  isRightPassword,
  MAX_AT_ONCE,
  MAX_PER_NETWORK,
  MAX_WAITING,
} from './passwords.ts'

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
  expect(parseOptions(DUMMY_HASH)).toEqual(parseOptions(await hashPassword('Secret12', HERE)))
  expect(parseOptions(DUMMY_HASH)).toMatchObject(COST)
  expect(await isRightPassword('Secret12', undefined, HERE)).toBe(false)
})

test('a sign-in beyond the queue is asked to come back, and the queue is served', async () => {
  const many = Array.from({ length: MAX_WAITING + MAX_AT_ONCE + 3 }, (_, turn) =>
    hashPassword('Secret12', `41.32.10.${turn}`),
  )
  const results = await Promise.allSettled(many)
  const refused: unknown[] = results.filter((result) => result.status === 'rejected').map((result) => result.reason)
  expect(refused).toHaveLength(3)
  expect(refused[0]).toBeInstanceOf(Refusal)
  expect(refused[0]).toMatchObject({ statusCode: 503, details: { retryAfter: 2 } })
  await expect(hashPassword('Secret12', HERE)).resolves.toMatch(/^\$argon2id/)
})

test.each([
  ['an address', () => HERE],
  ['an IPv6 site', (turn: number) => `2001:db8:12:${turn}::/64`],
])('%s that sends more than the queue holds closes it to nobody else', async (_, network) => {
  const served: string[] = []
  const crowd = Array.from({ length: MAX_WAITING + MAX_PER_NETWORK + 3 }, (__, turn) =>
    hashPassword('Secret12', network(turn)).then(() => served.push('crowd')),
  )
  const neighbour = hashPassword('Secret12', '10.0.0.1').then(() => served.push('neighbour'))
  const results = await Promise.allSettled([...crowd, neighbour])
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(3)
  expect(served.indexOf('neighbour')).toBeLessThanOrEqual(MAX_PER_NETWORK + MAX_AT_ONCE)
  expect(served).toHaveLength(MAX_WAITING + MAX_PER_NETWORK + 1)
})
