import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPictureIndex } from '../../seed/picture-index.ts'
import { useTestDatabase } from '../../test/test-database.ts'
import { handleErrors, notFound } from '../http/error-handler.ts'
import { pictureRoutes } from './pictures.routes.ts'

const MILK = 'full-cream-milk-1-3fa9c2d1'
const db = useTestDatabase()
let folder: string
let shop: FastifyInstance
let apiAlone: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'baqala-pictures-'))
  const imported = path.join(folder, 'pictures')
  await mkdir(path.join(folder, 'dist/images/more'), { recursive: true })
  await mkdir(imported)
  for (const width of [240, 480, 960]) {
    for (const format of ['avif', 'webp'])
      await writeFile(path.join(imported, `${MILK}.${width}.${format}`), `${width} ${format}`)
  }
  await writeFile(path.join(imported, `${MILK}.480.jpg`), '480 jpg')
  await writeFile(path.join(imported, 'index.json'), '{"full-cream-milk-1":"…"}')
  await writeFile(path.join(imported, `${MILK}.480.html`), '<script>')
  await writeFile(path.join(folder, 'secret.txt'), 'the secret')
  await writeFile(path.join(folder, 'dist/index.html'), 'the storefront')
  await writeFile(path.join(folder, 'dist/images/banner-1.svg'), '<svg/>')
  await writeFile(path.join(folder, 'dist/images/more/badge.svg'), '<svg/>')

  apiAlone = aServer()
  await pictureRoutes(apiAlone, { db: db(), imported, cache: path.join(folder, 'cache') })
  shop = aServer()
  await pictureRoutes(shop, { db: db(), imported, cache: path.join(folder, 'cache') })
  await shop.register(fastifyStatic, { root: path.join(folder, 'dist'), index: false })
})

afterAll(async () => {
  await Promise.all([shop.close(), apiAlone.close()])
  await rm(folder, { recursive: true })
})

function aServer(): FastifyInstance {
  const app = Fastify({ routerOptions: { maxParamLength: 200 } })
  handleErrors(app, () => false)
  app.setNotFoundHandler(notFound)
  return app
}

const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
const see = (url: string, accept = '*/*', more: Record<string, string> = {}) =>
  shop.inject({ url: `/images/${url}`, headers: { accept, ...more } })

describe('GET /images/<name>-<hash>', () => {
  test.each([
    ['', CHROME, '960 avif', 'image/avif'],
    ['?w=240', CHROME, '240 avif', 'image/avif'],
    ['?w=480', 'image/webp,*/*', '480 webp', 'image/webp'],
    ['?w=960', '*/*', '480 jpg', 'image/jpeg'],
    ['?w=240&w=480', CHROME, '480 avif', 'image/avif'],
    ['?other=1', CHROME, '960 avif', 'image/avif'],
  ])('%s for %s is %s', async (query, accept, content, type) => {
    const response = await see(MILK + query, accept)
    expect(response.statusCode).toBe(200)
    expect(response.body).toBe(content)
    expect(response.headers).toMatchObject({
      'content-type': type,
      'content-length': String(content.length),
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
    expect(response.headers).toMatchObject({ 'content-length': '8', 'content-type': 'image/avif' })
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
    expect(response.body).toBe('240 webp')
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
  const app = aServer()
  await pictureRoutes(app, { db: db(), imported: 'none', cache: path.join(folder, 'cache') })
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

test('a picture that arrives while the shop is open is there at once', async () => {
  const imported = path.join(folder, 'imported')
  const app = aServer()
  await pictureRoutes(app, { db: db(), imported, cache: path.join(folder, 'cache') })
  const look = (name: string) => app.inject({ url: `/images/${name}`, headers: { accept: CHROME } })
  expect((await look('ful-0badcafe')).statusCode).toBe(404)
  await mkdir(imported)
  for (const name of ['ful-0badcafe', 'taameya-0badcafe']) {
    await writeFile(path.join(imported, `${name}.960.avif`), name)
    expect(await look(name)).toMatchObject({ statusCode: 200, body: name })
  }
  await app.close()
})
