import { closeSync, openSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aProduct } from '../../../test/factories.ts'
import { anOpenShop, spawnBaqala } from '../../../test/run-baqala.ts'

test('baqala stock: sets, adjusts, refuses and lists', async () => {
  const shop = await anOpenShop()
  const id = await shop.inside((db) => aProduct(db, { title: '=Halawa', unit: '1 kg', onHand: 7 }))
  expect(await shop.baqala('stock', 'set', id, '4', '--note', 'counted')).toMatchObject({
    code: 0,
    out: '=Halawa 1 kg: 4 on the shelf, 7 before.\n',
  })
  expect(await shop.baqala('stock', 'adjust', id, '-5')).toMatchObject({ code: 1, out: '' })
  expect(await shop.baqala('stock', 'adjust', id, 'five')).toMatchObject({ code: 2 })
  const unsigned = await shop.baqala('stock', 'adjust', id, '5')
  expect(unsigned).toMatchObject({ code: 2, out: '' })
  expect(unsigned.err).toContain(
    'Did you mean baqala stock set PRODUCT 5 (so many are on the shelf), or +5 (so many more)?',
  )
  expect((await shop.baqala('stock', 'set', id, '9', '--check')).out).toContain('9 on the shelf, 4 before.')
  expect((await shop.baqala('stock', 'adjust', id, '+٥')).out).toBe('=Halawa 1 kg: 9 on the shelf, 4 before.\n')
  expect((await shop.baqala('stock', 'adjust', id, '-٥')).out).toBe('=Halawa 1 kg: 4 on the shelf, 9 before.\n')
  expect(await shop.baqala('stock', 'adjust', id, '-1', '--as', 'Mona')).toMatchObject({ code: 0 })
  const unknown = await shop.baqala('stock', 'set', 'product', '1')
  expect(unknown).toMatchObject({ code: 1 })
  expect(unknown.err).toMatch(/There is no product "product". Did you mean product-/)
  const csv = await shop.baqala('stock', 'list', '--low', '3', '--csv')
  // For Excel: the mark of UTF-8, and no cell that begins a formula.
  expect(csv.out).toMatch(/^\uFEFF"on the shelf","product","name"\r\n"3","product-.*","'=Halawa 1 kg"\r\n$/)
  if (process.platform === 'linux') {
    const fullDisk = openSync('/dev/full', 'w')
    const cutOff = await spawnBaqala(['stock', 'list', '--csv'], shop.settings, shop.folder, { stdout: fullDisk })
    closeSync(fullDisk)
    expect(cutOff).toMatchObject({ code: 1, err: 'The output: the disk is full.\n' })
  }
  await shop.remove()
}, 120_000)
