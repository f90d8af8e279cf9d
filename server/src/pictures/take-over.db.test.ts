import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { useTestDatabase } from '../../test/test-database.ts'
import { rowsOf } from '../db/rows.ts'
import { findMaster } from './masters.queries.ts'
import { takeOverPictures } from './take-over.ts'

const db = useTestDatabase()
const root = await mkdtemp(path.join(tmpdir(), 'baqala-former-'))
const former = path.join(root, 'pictures')
const cache = path.join(root, 'cache')
afterAll(() => rm(root, { recursive: true }))

beforeEach(async () => {
  await rm(former, { recursive: true, force: true })
  await rm(cache, { recursive: true, force: true })
  await mkdir(former)
})

const takeOver = () => takeOverPictures(db(), former, cache)
const names = async () =>
  (await rowsOf<{ name: string }>(db())`select name from pictures order by name`).map(({ name }) => name)

/** A picture as earlier versions left it: ready in widths and formats. */
async function leave(name: string, widths: readonly number[] = [240, 480, 960]) {
  for (const width of widths) {
    const square = sharp({ create: { width, height: width, channels: 3, background: 'red' } })
    await square
      .clone()
      .avif({ effort: 0 })
      .toFile(path.join(former, `${name}.${width}.avif`))
    await square
      .clone()
      .webp({ effort: 0 })
      .toFile(path.join(former, `${name}.${width}.webp`))
  }
}

test('the largest file of each picture becomes its master, under the name that it had', async () => {
  await leave('milk-1-3fa9c2d1')
  await leave('ful-0badcafe', [480])
  expect(await takeOver()).toEqual({ taken: 2, unreadable: [] })
  const masters = await rowsOf(db())`select name, type, width, height, unused_since from pictures order by name`
  expect(masters).toEqual([
    { name: 'ful-0badcafe', type: 'image/webp', width: 480, height: 480, unused_since: null },
    { name: 'milk-1-3fa9c2d1', type: 'image/webp', width: 960, height: 960, unused_since: null },
  ])
})

test('its ready widths go on being used, and the folder stays as it was', async () => {
  await leave('milk-1-3fa9c2d1')
  const before = await readdir(former)
  await takeOver()
  expect(await readdir(cache)).toEqual(before)
  expect(await readdir(former)).toEqual(before)
})

test('the next start takes nothing over again, only what came since', async () => {
  await leave('milk-1-3fa9c2d1')
  await takeOver()
  expect((await takeOver()).taken).toBe(0)
  await leave('tea-3fa9c2d1')
  expect((await takeOver()).taken).toBe(1)
})

test('processes that start at once take each picture over once', async () => {
  const one = path.join(former, 'a-00000000.480.webp')
  await sharp({ create: { width: 480, height: 480, channels: 3, background: 'red' } })
    .webp()
    .toFile(one)
  for (let at = 1; at < 120; at += 1)
    await copyFile(one, path.join(former, `a-${at.toString(16).padStart(8, '0')}.480.webp`))
  const starts = await Promise.all([takeOver(), takeOver(), takeOver()])
  expect(starts.reduce((sum, { taken }) => sum + taken, 0)).toBe(120)
  expect(await names()).toHaveLength(120)
})

test('a torn file is passed over for the next best, and a picture without any is told', async () => {
  await leave('milk-1-3fa9c2d1')
  await writeFile(path.join(former, 'milk-1-3fa9c2d1.960.webp'), '')
  await writeFile(path.join(former, 'tea-3fa9c2d1.960.avif'), 'no picture')
  expect(await takeOver()).toEqual({ taken: 1, unreadable: ['tea-3fa9c2d1'] })
  expect(await sharp(await findMaster(db(), 'milk-1-3fa9c2d1')).metadata()).toMatchObject({
    format: 'heif',
    width: 960,
  })
})

test('other files, the placeholder and a folder that is not there are left alone', async () => {
  await writeFile(path.join(former, 'notes.txt'), '')
  await writeFile(path.join(former, '.0b0b.unfinished'), '')
  await leave('no-picture-3fa9c2d1', [480])
  expect(await takeOver()).toEqual({ taken: 0, unreadable: [] })
  expect(await takeOverPictures(db(), path.join(root, 'none'), cache)).toEqual({ taken: 0, unreadable: [] })
})
