import { expect, test } from 'vitest'
import { connect } from './connect.ts'
import { waitForDatabase } from './wait-for-database.ts'

/** Waits for the database at this address for at most a second. Returns what was told meanwhile, and the error at the end. */
async function waitFor(url: string) {
  const connection = await connect({ url, poolSize: 1 })
  const told: unknown[] = []
  const error = await waitForDatabase(connection.db, (why) => told.push(why), 1_000).catch((why: unknown) => why)
  await connection.close()
  return { told, error }
}

test('a database that never answers is told of once while the shop waits, and then again at the end', async () => {
  const { told, error } = await waitFor('postgres://baqala@127.0.0.1:1/shop')
  expect(told).toEqual([expect.objectContaining({ code: 'ECONNREFUSED' })])
  expect(error).toMatchObject({ code: 'ECONNREFUSED' })
})
