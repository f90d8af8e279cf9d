/** The queue for hashing passwords. It is the same however long a hash takes, so here a hash costs next to nothing. */
import type { Options } from '@node-rs/argon2'
import { expect, test, vi } from 'vitest'
import { Refusal } from '../refusal.ts'
import { hashPassword, MAX_AT_ONCE, MAX_PER_NETWORK, MAX_WAITING } from './passwords.ts'

vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof import('@node-rs/argon2')>()
  const hash = (password: string, options: Options) => argon2.hash(password, { ...options, memoryCost: 8, timeCost: 1 })
  return { ...argon2, hash }
})

const HERE = '41.32.10.7'

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
