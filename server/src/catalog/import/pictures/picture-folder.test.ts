import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPictureFolder } from './picture-folder.ts'
import { makePictureFinder } from './find-pictures.ts'
import { makePictures } from './make-pictures.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'baqala-pictures-'))
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
  const noise = {
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: 'red',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  } as const
  const [jpeg, large] = await Promise.all([sharp(noise).jpeg().toBuffer(), sharp(noise).png().toBuffer()])
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4"/></svg>',
  )
  // librsvg draws a hundred layers in each other, and half a million parts that a drawing repeats.
  const deep = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4">${'<g opacity=".5">'.repeat(300)}<path d="M0 0h4v4"/>${'</g>'.repeat(300)}</svg>`,
  )
  const files = {
    // A telephone that lost its network, or a full memory card.
    ...{ 'cut.jpg': jpeg.subarray(0, 9_000), 'end.jpg': jpeg.subarray(0, -200), 'cut.png': large.subarray(0, 9_000) },
    ...{ 'whole.jpg': jpeg, 'drawing.svg': drawing, 'deep.svg': deep },
    // A Mac writes the marks of a letter behind it.
    ...{ ['أرز.png'.normalize('NFD')]: png, ['Nescafé.png'.normalize('NFD')]: png, 'photo.JFIF': png },
    ...{ 'Shot at 3.10\u202fPM.png': png, '\u202bﻟﺒﻦ\u202c.png': png },
    ...{ 'IMG_0412.HEIC': heic, 'IMG_0413.jpg': heic, 'torn.jpg': Buffer.from('torn'), 'scan.bmp': Buffer.from('BM') },
  }
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content)
  await mkdir(path.join(folder, 'more.jpg'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function aFinder() {
  const shop = new Set<string>()
  return makePictureFinder({ products: [] }, shop, await readPictureFolder(folder, shop), new Map())
}

async function problemOf(picture: string) {
  const row = { place: 'line 2', cells: {}, heading: (column: string) => column }
  return (await aFinder()).problemOf({ row, wanted: { pictures: [picture] }, slug: 'x' })?.message.text
}

test.each([
  'أرز.png',
  'Nescafé.png',
  'NESCAFÉ',
  'photo.jfif',
  'Shot at 3.10 PM.png',
  'لبن.png',
  'whole.jpg',
  'drawing.svg',
])('a list finds %s', async (name) => {
  expect(await problemOf(name)).toBeUndefined()
})

test.each([
  ['IMG_0412.HEIC', 'is a HEIC picture'],
  ['IMG_0413.jpg', 'is a HEIC picture'],
  ['torn.jpg', 'is no picture that can be read'],
  ['cut.jpg', 'is no picture that can be read'],
  ['end.jpg', 'is no picture that can be read'],
  ['cut.png', 'is no picture that can be read'],
  ['deep.svg', 'is no picture that can be read'],
  ['scan.bmp', 'is no picture that can be read'],
  ['other.jpg', 'there is no other.jpg in'],
])('%s: %s', async (name, sentence) => {
  expect(await problemOf(name)).toContain(sentence)
})

test('pictures that cannot be read are told, and nothing of what is not named like one', async () => {
  expect((await aFinder()).unreadable).toEqual([
    ...['IMG_0412.HEIC', 'IMG_0413.jpg', 'cut.jpg', 'cut.png', 'deep.svg', 'end.jpg', 'torn.jpg'],
  ])
})

test('one that is spoilt after the check is refused by its name', async () => {
  const read = () => Promise.resolve(Buffer.from('<svg'))
  await expect(makePictures([{ picture: 'x', from: 'x.svg', read }], folder, () => undefined)).rejects.toThrow(
    'No picture can be made of x.svg: ',
  )
})
