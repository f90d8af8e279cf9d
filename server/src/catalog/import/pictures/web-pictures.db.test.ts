/** Pictures that a supplier's file names by their addresses, from a real web server on this machine. */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useTestDatabase } from '../../../../test/test-database.ts'
import { readShopPictures } from '../../../pictures/shop-pictures.ts'
import { readCatalogue } from '../../whole-catalogue.queries.ts'
import { fetchPublic, isPublicAddress } from './fetch-public.ts'
import { aCatalogueFolder, aCsv, aRow, importFile } from '../import.testing.ts'
import { fetchWebPictures } from './web-pictures.ts'

const db = useTestDatabase()
const folder = await aCatalogueFolder()
const asked: string[] = []
const answers = new Map<string, (answer: ServerResponse) => void>()
const web = createServer((request, answer) => {
  asked.push(request.url ?? '')
  const reply = answers.get(request.url ?? '')
  if (reply === undefined) answer.writeHead(404).end()
  else reply(answer)
})
let at = ''

beforeAll(async () => {
  await new Promise<void>((listening) => web.listen(0, '127.0.0.1', listening))
  // An address() of a TCP server is never a path.
  at = `http://localhost:${(web.address() as AddressInfo).port}`
  const milk = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer()
  answers.set('/milk.jpg', (answer) => answer.end(milk))
  answers.set('/half.jpg', (answer) => answer.end(milk.subarray(0, milk.length / 2)))
  answers.set('/drawing.svg', (answer) => answer.end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'))
  answers.set('/moved', (answer) => answer.writeHead(302, { location: '/milk.jpg' }).end())
  answers.set('/round', (answer) => answer.writeHead(302, { location: '/round' }).end())
  answers.set('/inside', (answer) => answer.writeHead(302, { location: 'http://169.254.169.254/latest' }).end())
  answers.set('/file', (answer) => answer.writeHead(302, { location: 'file:///etc/passwd' }).end())
  answers.set('/endless', (answer) => void answer.write(Buffer.alloc(3_000)))
  answers.set('/torn', (answer) => {
    answer.writeHead(200, { 'content-length': '900' }).write('abc', () => answer.destroy())
  })
})
beforeEach(() => asked.splice(0))
afterAll(async () => {
  web.closeAllConnections()
  web.close()
  await folder.clear()
})

describe('a file with pictures on the web', () => {
  const bring = async (downloadPictures: boolean, ...paths: string[]) => {
    const file = await folder.write('web.csv', aCsv(aRow({ pictures: paths.map((each) => at + each).join('|') })))
    return importFile(db(), folder, file, { downloadPictures })
  }
  const images = async () => (await readCatalogue(db())).products[0]?.images ?? []

  test('comes in without them, says so once, and asks nobody', async () => {
    const { problems, notes } = await bring(false, '/milk.jpg', '/moved')
    expect(problems).toEqual([])
    expect(notes).toEqual(['2 pictures on the web left out.'])
    expect(asked).toEqual([])
    expect(await images()).toEqual([expect.stringMatching(/^\/images\/no-picture-/)])
  })

  test('brings them along on demand, and one that is none is left out and told', async () => {
    const { problems, notes } = await bring(true, '/milk.jpg', '/gone.jpg', '/half.jpg', '/drawing.svg')
    expect(problems).toEqual([])
    expect(await images()).toEqual([expect.stringMatching(/^\/images\/milk-[0-9a-f]{8}$/)])
    const [name = ''] = (await images()).map((image) => image.replace('/images/', ''))
    expect((await readShopPictures(db())).has(name)).toBe(true)
    expect(notes[0]).toMatch(/^3 pictures could not be fetched: /)
    expect(notes[0]).toContain('/gone.jpg answers 404')
    expect(notes[0]).toContain('/half.jpg is no picture that can be read')
    expect(notes[0]).toContain('/drawing.svg is no picture that can be read')
  })

  test('keeps the pictures that a product has when it comes again without fetching', async () => {
    await bring(true, '/milk.jpg')
    const before = await images()
    await bring(false, '/milk.jpg')
    expect(await images()).toEqual(before)
  })
})

describe('an address that a supplier wrote', () => {
  const small = { maxBytes: 2_000, timeout: 1_000 }
  const anywhere = { ...small, isAllowed: () => true }

  test.each(['localhost', '127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0.0.0.0'])(
    'at %s is not asked: it is inside the network',
    async (host) => {
      const inside = new URL('/milk.jpg', at)
      inside.hostname = host
      await expect(fetchPublic(inside.href, small)).rejects.toThrow('is not on the public Internet')
      expect((await fetchWebPictures([inside.href], folder.folder)).notes).toHaveLength(1)
      expect(asked).toEqual([])
    },
  )

  test('may lead on, but not into the network and not to files', async () => {
    const outside = { ...small, isAllowed: (address: string) => isPublicAddress(address) || address === '127.0.0.1' }
    const byNumber = at.replace('localhost', '127.0.0.1')
    expect((await fetchPublic(`${byNumber}/moved`, outside)).length).toBeGreaterThan(100)
    await expect(fetchPublic(`${byNumber}/inside`, outside)).rejects.toThrow('is not on the public Internet')
    await expect(fetchPublic(`${byNumber}/file`, outside)).rejects.toThrow('is no address on the web')
    await expect(fetchPublic(`${byNumber}/round`, outside)).rejects.toThrow('leads on and on')
  })

  test('cannot fill the memory, keep the import waiting, or give half a file', async () => {
    await expect(fetchPublic(`${at}/endless`, anywhere)).rejects.toThrow('is larger than 0 MB')
    await expect(fetchPublic(`${at}/endless`, { ...anywhere, maxBytes: 9_000 })).rejects.toThrow(
      'takes longer than 1 s',
    )
    await expect(fetchPublic(`${at}/torn`, anywhere)).rejects.toThrow()
  })
})

test.each([
  ...['10.1.2.3', '100.64.0.1', '127.9.9.9', '169.254.169.254', '172.31.0.1', '192.168.1.1', '198.18.0.1', '224.0.0.1'],
  ...[
    '255.255.255.255',
    '::',
    '::1',
    'fc00::1',
    'fe80::1',
    'ff02::1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
  ],
  ...['2001:db8::1', 'localhost', ''],
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false))

test.each(['8.8.8.8', '172.32.0.1', '41.33.0.1', '2606:4700::1111', '2a00:1450:4006::200e'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
)
