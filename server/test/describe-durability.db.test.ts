import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeDurability } from './describe-durability.ts'
import { useTestDatabase } from './test-database.ts'

const db = useTestDatabase()
const rows = (...settings: [string, string][]) => settings.map(([name, setting]) => ({ name, setting }))

test('a result names the settings that are off, or all of them where none is', async () => {
  const off = rows(['full_page_writes', 'off'], ['fsync', 'off'], ['synchronous_commit', 'on'])
  expect(await describeDurability(async () => off)).toBe('fsync and full_page_writes off')
  const on = rows(['fsync', 'on'], ['synchronous_commit', 'on'], ['full_page_writes', 'on'])
  expect(await describeDurability(async () => on)).toBe('fsync, synchronous_commit and full_page_writes on')
})

test('the database is asked, and the embedded one does not wait for the disk', async () => {
  const ask = async (text: string) => (await sql.raw<{ name: string; setting: string }>(text).execute(db())).rows
  const said = await describeDurability(ask)
  if (process.env.TEST_DB === 'pglite') expect(said).toBe('fsync off')
  else expect(said).toMatch(/^fsync\b.* (on|off)$/)
})
