import { expect, test, vi } from 'vitest'
import { aProduct } from '../../../test/factories.ts'
import { aShopOfItsOwn, runBaqala } from '../../../test/run-baqala.ts'

// It opens several databases, and a machine that is busy takes its time.
vi.setConfig({ testTimeout: 120_000 })

const KEY = 'the key of the shop in Talaat Harb Street'

test('baqala backup and restore: a round trip through a file', async () => {
  const shop = await aShopOfItsOwn()
  await shop.inside((shopDb) => aProduct(shopDb))
  const backup = await shop.baqala('backup', 'shop.gz')
  expect(backup).toMatchObject({ code: 0, err: '' })
  expect(backup.out).toMatch(/^\d+ rows are in .*shop\.gz, read back and whole\.\nIt is not signed: set BACKUP_KEY,/)
  const refused = await shop.baqala('restore', 'shop.gz')
  expect(refused).toMatchObject({ code: 1, out: '' })
  expect(refused.err).toContain('--replace deletes them all first')
  expect(await shop.baqala('restore', 'shop.gz', '--replace')).toMatchObject({ code: 0, err: '' })
  expect((await shop.baqala('restore', 'none.gz')).err).toMatch(/^There is no file .*none\.gz\.\n$/)

  const env = { ...shop.settings, BACKUP_KEY: KEY }
  const signed = await runBaqala(['restore', 'shop.gz', '--replace'], env, shop.folder)
  expect(signed).toMatchObject({ code: 1, out: '' })
  expect(signed.err).toContain('is not signed: nobody can tell whether it was changed since it was made')
  const unverified = await runBaqala(['restore', 'shop.gz', '--replace', '--unverified'], env, shop.folder)
  expect(unverified.out).toContain('No signature was checked: the file may have been changed.')
  await shop.remove()
})
