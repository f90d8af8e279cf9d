import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestShop } from '../../../test/build-test-app.ts'
import { aCategory, aProduct } from '../../../test/factories.ts'
import { signedInAs, staffCall } from '../../../test/staff-calls.ts'
import { rowsOf } from '../../db/rows.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'baqala-pictures-'))
const shop = openTestShop({ HOST: '127.0.0.1', DATA_DIR: folder })
let cookie: string

beforeEach(async () => {
  cookie = await signedInAs(shop, 'manager')
})
afterAll(() => rm(folder, { recursive: true, maxRetries: 5 }))

interface Logged {
  readonly what: string
  readonly about: { readonly name: string }
}

const db = () => shop.connection.db
const masters = () =>
  rowsOf<{ name: string; width: number; height: number; bytes: Uint8Array }>(db())`select * from pictures`

function draw(background: string, width = 60, height = 40) {
  return sharp({ create: { width, height, channels: 3, background } })
}

function put(id: string, position: number | string, file: Buffer, { type = 'image/jpeg', query = '' } = {}) {
  const params = { id, position: String(position) }
  return staffCall(shop, 'putPicture', { cookie, params, query, body: file, headers: { 'content-type': type } })
}

function remove(id: string, position: number, query = '') {
  return staffCall(shop, 'removePicture', { cookie, params: { id, position: String(position) }, query })
}

describe('PUT /products/:id/pictures/:position', () => {
  test('a photograph becomes the cover at once, and shoppers get it in their format', async () => {
    const id = await aProduct(db())
    const { status, body } = await put(id, 0, await draw('red').jpeg().toBuffer())
    expect(status).toBe(200)
    expect(body.data.images).toEqual([
      expect.stringMatching(/^\/images\/product-[\w-]+-[0-9a-f]{8}$/),
      '/images/two',
      '/images/three',
    ])
    const product = await shop.app.inject(`/api/v1/products/${id}`)
    expect(product.json().data.imageCover).toContain(body.data.imageCover)
    const seen = await shop.app.inject({ url: `${body.data.imageCover}?w=240`, headers: { accept: 'image/avif' } })
    expect(seen.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': expect.stringContaining('immutable'),
    })
    expect(await sharp(seen.rawPayload).metadata()).toMatchObject({ width: 240, height: 240 })
  })

  test('beyond the last picture it becomes the last one', async () => {
    const id = await aProduct(db())
    const { body } = await put(id, 8, await draw('red').webp().toBuffer(), { type: 'image/webp' })
    expect(body.data.images).toEqual([
      '/images/one',
      '/images/two',
      '/images/three',
      expect.stringContaining('/images/product-'),
    ])
  })

  test('it is turned as the camera says, and says no more where it was taken', async () => {
    const id = await aProduct(db())
    const exif = { IFD0: { Copyright: 'Mona' }, IFD3: { GPSLatitude: '30/1 2/1 0/1' } }
    await put(id, 0, await draw('red', 60, 40).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer())
    const [master] = await masters()
    expect(master).toMatchObject({ width: 40, height: 60 })
    const { exif: told, orientation } = await sharp(master?.bytes).metadata()
    expect({ told, orientation }).toEqual({})
  })

  test('a large photograph is kept at 1600 pixels', async () => {
    const id = await aProduct(db())
    await put(id, 0, await draw('red', 4000, 2000).jpeg().toBuffer())
    expect(await masters()).toMatchObject([{ width: 1600, height: 800 }])
  })

  test('the log says who put it, in place of what', async () => {
    const id = await aProduct(db(), { title: 'Milk' })
    const { body } = await put(id, 0, await draw('red').jpeg().toBuffer())
    const log = await staffCall(shop, 'listLog', { cookie, query: 'what=picture' })
    expect(log.body.data.entries).toMatchObject([
      {
        ...{ who: 'manager manager', what: 'picture put', about: { kind: 'product', name: 'Milk 1 kg' } },
        ...{ before: { picture: '/images/one', position: 0 }, after: { picture: body.data.imageCover } },
      },
    ])
  })

  test('a check shows the pictures as they would be, and keeps nothing', async () => {
    const id = await aProduct(db())
    const { body } = await put(id, 0, await draw('red').jpeg().toBuffer(), { query: 'check=true' })
    expect(body.data.imageCover).toContain('/images/product-')
    expect(await masters()).toEqual([])
  })

  // The sizes stand in the first chunk, and their checksum behind it.
  async function aBomb() {
    const file = await draw('red').png().toBuffer()
    file.writeUInt32BE(9_000, 16)
    file.writeUInt32BE(9_000, 20)
    file.writeUInt32BE(crc32(file.subarray(12, 29)), 29)
    return file
  }
  test.each([
    ['a text', 'image/jpeg', 400, async () => Buffer.from('no picture')],
    [
      'half a picture',
      'image/jpeg',
      400,
      async () => (await draw('red', 900, 900).jpeg().toBuffer()).subarray(0, 3000),
    ],
    ['a PNG that says it is a JPEG', 'image/jpeg', 400, () => draw('red').png().toBuffer()],
    [
      'a drawing that says it is a PNG',
      'image/png',
      400,
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['a small file of 81 million pixels', 'image/png', 400, aBomb],
    ['nothing', 'image/png', 400, async () => Buffer.alloc(0)],
    ['a GIF', 'image/gif', 415, () => draw('red').gif().toBuffer()],
    ['an object', 'application/json', 415, async () => Buffer.from('{}')],
    ['more than 8 MB', 'image/jpeg', 413, async () => Buffer.alloc(8 * 1024 * 1024 + 1)],
  ])('%s is refused with a sentence', async (_, type, status, file) => {
    const id = await aProduct(db())
    const answer = await put(id, 0, await file(), { type })
    expect(answer).toMatchObject({ status, body: { status: 'fail', message: expect.any(String) } })
    expect(answer.body.message).not.toContain('JSON')
    expect(await masters()).toEqual([])
  })

  test('an unknown product and a place that there is not are refused', async () => {
    const file = await draw('red').jpeg().toBuffer()
    expect((await put('nobody', 0, file)).status).toBe(404)
    expect((await put(await aProduct(db()), 9, file)).status).toBe(400)
    expect((await put(await aProduct(db()), 'cover', file)).status).toBe(400)
    expect(await masters()).toEqual([])
  })

  test('nobody who is not signed in sends a file: it is refused before it is read', async () => {
    cookie = ''
    expect((await put('x', 0, Buffer.alloc(9_000_000))).status).toBe(401)
  })
})

describe('DELETE /products/:id/pictures/:position', () => {
  test('those behind it move up, and without any the placeholder is shown', async () => {
    const id = await aProduct(db())
    expect((await remove(id, 0)).body.data.images).toEqual(['/images/two', '/images/three'])
    await remove(id, 1)
    const { body } = await remove(id, 0)
    expect(body.data.images).toEqual([expect.stringContaining('/images/no-picture-')])
    const seen = await shop.app.inject({ url: body.data.imageCover, headers: { accept: 'image/webp' } })
    expect(seen).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/webp' } })
    expect((await remove(id, 0)).status).toBe(404)
    expect((await put(id, 3, await draw('red').jpeg().toBuffer())).body.data.images).toHaveLength(1)
  })
})

test('two people who change the pictures at once: the second is told so, and changes no other picture', async () => {
  const id = await aProduct(db())
  const two = `seen=${encodeURIComponent('/images/two')}`
  expect((await remove(id, 1, two)).body.data.images).toEqual(['/images/one', '/images/three'])
  const again = await remove(id, 1, two)
  expect(again).toMatchObject({ status: 409, body: { message: expect.stringContaining('was changed meanwhile') } })

  const file = await draw('red').jpeg().toBuffer()
  expect((await put(id, 2, file, { query: 'seen=' })).body.data.images).toHaveLength(3)
  expect((await put(id, 2, await draw('blue').jpeg().toBuffer(), { query: 'seen=' })).status).toBe(409)
  expect(await masters()).toHaveLength(1)
})

test('a category and a brand have one picture each', async () => {
  const category = await aCategory(db())
  await aProduct(db())
  const [brand] = await rowsOf<{ id: string }>(db())`select id from brands`
  const body = await draw('red').png().toBuffer()
  const headers = { 'content-type': 'image/png' }
  for (const [name, id, start] of [
    ['putCategoryPicture', category, '/images/category-pantry-'],
    ['putBrandPicture', brand?.id ?? '', '/images/brand-baqala-'],
  ] as const) {
    const answer = await staffCall(shop, name, { cookie, params: { id }, body, headers })
    expect(answer.body.data).toEqual({ _id: id, image: expect.stringContaining(start) })
    expect((await staffCall(shop, name, { cookie, params: { id: 'none' }, body, headers })).status).toBe(404)
  }
  const log = await staffCall(shop, 'listLog', { cookie, query: 'what=picture' })
  expect(log.body.data.entries).toMatchObject([{ about: { name: 'Baqala' } }, { about: { name: 'Pantry' } }])
})

test('the log names a brand that has a picture and is gone', async () => {
  const added = await staffCall(shop, 'addBrand', { cookie, body: { name: 'Nada' } })
  const params = { id: added.body.data._id }
  const body = await draw('red').png().toBuffer()
  await staffCall(shop, 'putBrandPicture', { cookie, params, body, headers: { 'content-type': 'image/png' } })
  expect((await staffCall(shop, 'removeBrand', { cookie, params })).status).toBe(200)
  const log = await staffCall(shop, 'listLog', { cookie, query: 'kind=brand' })
  expect(log.body.data.entries.map(({ what, about }: Logged) => `${what}: ${about.name}`)).toEqual([
    ...['brand removed: Nada', 'picture put: Nada', 'brand added: Nada'],
  ])
})
