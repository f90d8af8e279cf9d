import { expect, test } from 'vitest'
import { readCatalogueFiles } from './catalogue-file.ts'

test('two pieces are said as Egyptians say them, beside the words of the shop', async () => {
  const { categories } = await readCatalogueFiles()
  const units = categories.flatMap(({ products }) => products.map(({ unitAr }) => unitAr ?? ''))
  expect(units).toContain('حزمتين')
  expect(units.filter((unit) => unit.endsWith('ان'))).toEqual([])
})
