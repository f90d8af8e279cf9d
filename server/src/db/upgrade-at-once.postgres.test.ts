/** On a PostgreSQL server only: the embedded one is for one process at a time. */
import { expect, test } from 'vitest'
import { openFirstVersion } from '../../test/first-version.ts'
import { isMigrated, migrate } from './migrate.ts'

test('processes of the new version that start at once upgrade the shop once', async () => {
  const database = await openFirstVersion()
  const others = await Promise.all([database.another(), database.another(), database.another()])
  const made = await Promise.all([database, ...others].map(({ db }) => migrate(db)))
  expect(made.flat().length).toBeGreaterThan(1)
  expect(new Set(made.flat()).size).toBe(made.flat().length)
  expect(await isMigrated(database.db)).toBe(true)
  await Promise.all(others.map((other) => other.close()))
  await database.close()
})
