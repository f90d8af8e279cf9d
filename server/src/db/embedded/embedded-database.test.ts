import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openEmbedded } from '../../../test/test-database.ts'
import { rowsOf } from '../rows.ts'

test('the embedded database takes an eighth of the memory that PostgreSQL asks for by itself', async () => {
  const { db, close } = await openEmbedded('new')
  expect(await rowsOf(db)`select current_setting('shared_buffers') as buffers`).toEqual([{ buffers: '16MB' }])
  await close()
})

test.skipIf(process.platform === 'win32')(
  'nobody else on the machine may look into the embedded database',
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'baqala-folder-'))
    const { close } = await openEmbedded('new', folder)
    expect((await stat(path.join(folder, 'postgres'))).mode & 0o777).toBe(0o700)
    await close()
    await rm(folder, { recursive: true })
  },
  60_000,
)
