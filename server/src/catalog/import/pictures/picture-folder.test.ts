import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPictureFolder } from './picture-folder.ts'
import { PictureFinder } from './pictures.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'baqala-pictures-'))
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
  const files = {
    // A Mac writes the marks of a letter behind it.
    ...{ ['أرز.png'.normalize('NFD')]: png, ['Nescafé.png'.normalize('NFD')]: png, 'photo.JFIF': png },
    ...{ 'IMG_0412.HEIC': heic, 'IMG_0413.jpg': heic, 'torn.jpg': Buffer.from('torn'), 'scan.bmp': Buffer.from('BM') },
  }
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content)
  await mkdir(path.join(folder, 'more.jpg'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function aFinder() {
  const shop = new Set<string>()
  return new PictureFinder({ products: [] }, shop, await readPictureFolder(folder, shop), new Map())
}

async function problemOf(picture: string) {
  const row = { place: 'line 2', cells: {}, heading: (column: string) => column }
  return (await aFinder()).problemOf({ row, wanted: { pictures: [picture] }, slug: 'x' })?.message.text
}

test.each(['أرز.png', 'Nescafé.png', 'NESCAFÉ', 'photo.jfif'])('a list finds %s', async (name) => {
  expect(await problemOf(name)).toBeUndefined()
})

test.each([
  ['IMG_0412.HEIC', 'is a HEIC picture'],
  ['IMG_0413.jpg', 'is a HEIC picture'],
  ['torn.jpg', 'is no picture that can be read'],
  ['scan.bmp', 'is no picture that can be read'],
  ['other.jpg', 'there is no other.jpg in'],
])('%s: %s', async (name, sentence) => {
  expect(await problemOf(name)).toContain(sentence)
})

test('pictures that cannot be read are told, and nothing of what is not named like one', async () => {
  expect((await aFinder()).unreadable).toEqual(['IMG_0412.HEIC', 'IMG_0413.jpg', 'torn.jpg'])
})
