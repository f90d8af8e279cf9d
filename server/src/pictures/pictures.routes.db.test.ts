import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readPictureIndex } from '../../seed/picture-index.ts'
import { useTestDatabase } from '../../test/test-database.ts'
import { handleErrors, notFound } from '../http/error-handler.ts'
import { trimFolder } from './kept-widths.ts'
import { makeMaster } from './make-picture.ts'
import { insertMaster } from './masters.queries.ts'
import { PLACEHOLDER_ADDRESS } from './placeholder.ts'
import { pictureRoutes } from './pictures.routes.ts'

const MILK = 'full-cream-milk-1-3fa9c2d1'
const db = useTestDatabase()
let folder: string
let cache: string
let shop: FastifyInstance
let apiAlone: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'baqala-pictures-'))
  cache = path.join(folder, 'cache')
  await mkdir(path.join(folder, 'dist/images/more'), { recursive: true })
  await mkdir(cache)
  await writeFile(path.join(cache, 'index.json'), '{"full-cream-milk-1":"…"}')
  await writeFile(path.join(cache, `${MILK}.480.html`), '<script>')
  await writeFile(path.join(folder, 'secret.txt'), 'the secret')
  await writeFile(path.join(folder, 'dist/index.html'), 'the storefront')
  await writeFile(path.join(folder, 'dist/images/banner-1.svg'), '<svg/>')
  await writeFile(path.join(folder, 'dist/images/more/badge.svg'), '<svg/>')

  apiAlone = aServer(cache)
  shop = aServer(cache)
  await shop.register(fastifyStatic, { root: path.join(folder, 'dist'), index: false })
})
beforeEach(() => draw(MILK, 'white'))

afterAll(async () => {
  await Promise.all([shop.close(), apiAlone.close()])
  // A width may be on its way into the cache.
  await rm(folder, { recursive: true, maxRetries: 5 })
})

/** A server with a cache of its own, as each machine has one. */
function aServer(keptIn: string): FastifyInstance {
  const app = Fastify({ routerOptions: { maxParamLength: 200 } })
  handleErrors(app, () => false)
  app.setNotFoundHandler(notFound)
  pictureRoutes(app, db(), keptIn)
  return app
}

async function draw(name: string, background: string) {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background } })
  await insertMaster(db(), { name, ...(await makeMaster(await picture.png().toBuffer())) })
}

const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
const see = (url: string, accept = '*/*', more: Record<string, string> = {}) =>
  shop.inject({ url: `/images/${url}`, headers: { accept, ...more } })

describe('GET /images/<name>-<hash>', () => {
  test.each([
    ['', CHROME, 960, 'image/avif'],
    ['?w=240', CHROME, 240, 'image/avif'],
    ['?w=480', 'image/webp,*/*', 480, 'image/webp'],
    ['?w=960', '*/*', 480, 'image/jpeg'],
    ['?w=240&w=480', CHROME, 480, 'image/avif'],
    ['?other=1', CHROME, 960, 'image/avif'],
  ])('%s for %s is a square of %d, %s', async (query, accept, width, type) => {
    const response = await see(MILK + query, accept)
    expect(response.statusCode).toBe(200)
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width, height: width })
    expect(response.headers).toMatchObject({
      'content-type': type,
      'content-length': String(response.rawPayload.length),
      vary: 'Accept',
    })
  })

  test('is kept for ever by whoever has it', async () => {
    const response = await see(MILK, CHROME)
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const again = await see(MILK, CHROME, { 'if-none-match': String(response.headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.headers).toMatchObject({
      etag: response.headers.etag,
      vary: 'Accept',
      'cache-control': response.headers['cache-control'],
    })
    expect((await see(MILK, 'image/webp', { 'if-none-match': String(response.headers.etag) })).statusCode).toBe(200)
  })

  test('HEAD says how large it is', async () => {
    const response = await shop.inject({ method: 'HEAD', url: `/images/${MILK}?w=240`, headers: { accept: CHROME } })
    expect(response.statusCode).toBe(200)
    expect(response.body).toBe('')
    expect(response.headers).toMatchObject({ 'content-type': 'image/avif' })
    expect(Number(response.headers['content-length'])).toBeGreaterThan(100)
  })

  test.each(['?w=100', '?w=', '?w=0480', '?w=960px', '?w=480&w=1'])(
    '%s is refused with the widths there are',
    async (query) => {
      const response = await see(MILK + query)
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({ status: 'fail', message: 'w must be 240, 480 or 960' })
    },
  )

  test('a file asked for by its full name is that file, whatever the browser takes', async () => {
    const response = await see(`${MILK}.240.webp`, 'image/png')
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 240, format: 'webp' })
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(response.headers).not.toHaveProperty('vary')
  })
})

describe('nothing else can be read', () => {
  test.each([
    'index.json',
    `${MILK}.480.html`,
    `${MILK}.960.jpg`,
    `${MILK}x`,
    'full-cream-milk-1',
    '..%2Fsecret.txt',
    '%2e%2e%2fsecret.txt',
    '..%5Csecret.txt',
    `..%2Fpictures%2F${MILK}.240.avif`,
    '../secret.txt',
    '%2Fetc%2Fpasswd',
    '__proto__',
    'constructor',
    '%00',
    `${MILK}%00.240.avif`,
    'none.svg',
    '.env',
  ])('%s', async (url) => {
    for (const app of [shop, apiAlone]) {
      const response = await app.inject({ url: `/images/${url}` })
      expect(response.statusCode).toBe(404)
      expect(response.json()).toMatchObject({ status: 'fail', statusMsg: 'fail' })
    }
  })
})

test('the storefront’s own pictures are still found', async () => {
  for (const url of ['banner-1.svg', 'more/badge.svg']) {
    const response = await see(url)
    expect(response.statusCode).toBe(200)
    expect(response.body).toBe('<svg/>')
    expect(response.headers['content-type']).toContain('image/svg+xml')
  }
  expect((await see('banner-1.svg?w=100')).statusCode).toBe(200)
})

test('every picture of the demo shop can be had in every width and format', { timeout: 120_000 }, async () => {
  const { pathOf, names } = await readPictureIndex()
  const app = aServer(cache)
  for (const picture of names) {
    for (const [query, accept, type, start] of [
      ['?w=240', CHROME, 'image/avif', /^....ftypavif/s],
      ['', 'image/webp', 'image/webp', /^RIFF....WEBP/s],
      ['?w=480', '*/*', 'image/jpeg', /^\xff\xd8/],
    ] as const) {
      const response = await app.inject({ url: pathOf(picture) + query, headers: { accept } })
      expect([picture, response.statusCode, response.headers['content-type']]).toEqual([picture, 200, type])
      expect(response.rawPayload.toString('latin1', 0, 12)).toMatch(start)
    }
  }
  await app.close()
})

test.each([240, 480, 960] as const)('a picture of the demo shop at w=%d is as wide as that', async (width) => {
  const { pathOf } = await readPictureIndex()
  for (const accept of ['image/avif', 'image/webp']) {
    const response = await see(`${pathOf('brand-baqala').slice('/images/'.length)}?w=${width}`, accept)
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width, height: width })
  }
})

describe('the widths that a machine keeps', () => {
  const look = (app: FastifyInstance, name: string) =>
    app.inject({ url: `/images/${name}?w=240`, headers: { accept: 'image/webp' } })

  test('a picture that arrives while the shop is open is there at once', async () => {
    expect((await look(shop, 'ful-0badcafe')).statusCode).toBe(404)
    await draw('ful-0badcafe', 'brown')
    expect((await look(shop, 'ful-0badcafe')).statusCode).toBe(200)
  })

  test('two machines that share nothing but the database show the same', async () => {
    const [one, other] = [aServer(path.join(folder, 'one')), aServer(path.join(folder, 'other'))]
    const [first, second] = [await look(one, MILK), await look(other, MILK)]
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    expect(first.rawPayload).toEqual(second.rawPayload)
    expect(first.headers.etag).toBe(second.headers.etag)
  })

  test('a machine makes a width once, and another start finds it', async () => {
    const kept = path.join(folder, 'kept')
    const first = await look(aServer(kept), MILK)
    await expect.poll(() => readdir(kept)).toEqual([`${MILK}.240.webp`])
    await sql`delete from pictures`.execute(db())
    expect((await look(aServer(kept), MILK)).rawPayload).toEqual(first.rawPayload)
  })

  test('the folder may vanish at any time', async () => {
    const kept = path.join(folder, 'vanishing')
    await look(aServer(kept), MILK)
    await expect.poll(() => readdir(kept).catch(() => [])).toEqual([`${MILK}.240.webp`])
    await rm(kept, { recursive: true })
    expect((await look(aServer(kept), MILK)).statusCode).toBe(200)
    await expect.poll(() => readdir(kept).catch(() => [])).toHaveLength(1)
  })

  test('where nothing can be written the shop goes on', async () => {
    await writeFile(path.join(folder, 'file'), '')
    const app = aServer(path.join(folder, 'file/pictures'))
    expect((await look(app, MILK)).statusCode).toBe(200)
    expect((await look(app, MILK)).statusCode).toBe(200)
  })

  test('those that nobody has read for longest go first', async () => {
    const kept = path.join(folder, 'full')
    await mkdir(kept)
    for (const [at, name] of ['old', 'older', 'read'].entries()) {
      await writeFile(path.join(kept, name), 'x'.repeat(10))
      await utimes(path.join(kept, name), name === 'read' ? 900 : 100 - at, 1)
    }
    await trimFolder(kept, 20)
    expect((await readdir(kept)).sort()).toEqual(['old', 'read'])
  })
})

test('things without a picture show one that no database holds', async () => {
  const response = await shop.inject({ url: PLACEHOLDER_ADDRESS, headers: { accept: CHROME } })
  expect(response).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/avif' } })
  expect((await see('no-picture-0badcafe', CHROME)).statusCode).toBe(200)
})
