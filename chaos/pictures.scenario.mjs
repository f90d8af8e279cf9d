/** The shop is killed while the staff send pictures, while widths are made, and while it takes over what lies in a folder. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { freePort } from '../server/test/free-port.ts'
import { openDatabase } from './databases.mjs'
import { startShop } from './processes.mjs'
import { signInAsOwner } from './shoppers.mjs'

const ROUNDS = 20
const FORMER = 1_000
const PRODUCTS = 6
const LONGEST_MS = 1_500

export async function scenario({ runs = ROUNDS, database }) {
  const kinds = database === undefined ? ['postgres', 'pglite'] : [database]
  const results = []
  for (const kind of kinds) results.push(await interrupt(kind, runs))
  const row = (what, tell) => [what, ...results.map(tell)]
  return {
    title: 'Killed with a picture in hand',
    about: `${PRODUCTS} people send pictures and look at them while the shop is killed (SIGKILL) and started again.`,
    heads: ['what', ...results.map(({ name }) => name)],
    rows: [
      row('times killed while it took pictures over', ({ kills }) => kills.takingOver),
      row('pictures in the database after each', ({ after }) => after.join(', ')),
      row('pictures taken over', ({ former }) => former),
      row('times killed while pictures were sent', ({ kills }) => kills.sending),
      row('pictures sent and acknowledged', ({ acknowledged }) => acknowledged),
      row('widths looked at after a start, all whole', ({ looked }) => looked),
      row('faults', ({ faults }) => faults.length),
    ],
    faults: results.flatMap(({ faults }) => faults),
  }
}

async function interrupt(kind, rounds) {
  const database = await openDatabase(kind)
  const folder = mkdtempSync(path.join(os.tmpdir(), 'baqala-pictures-'))
  const former = path.join(folder, 'former')
  const settings = { DATA_DIR: path.join(folder, 'data'), ...database.settings, PICTURES_DIR: former }
  const told = { kills: { takingOver: 0, sending: 0 }, acknowledged: 0, looked: 0, former: 0, after: [], faults: [] }
  const port = await freePort()
  const at = `http://127.0.0.1:${port}`
  // By product: the last picture acknowledged, and those sent after it.
  const sent = new Map()
  /** @type {Awaited<ReturnType<typeof startShop>> | undefined} */
  let shop
  try {
    await takeOver()
    const { data } = await (await fetch(`${at}/api/v1/products?limit=${PRODUCTS}`)).json()
    for (const { _id } of data) sent.set(_id, { acknowledged: undefined, open: 0 })
    for (let round = 1; round <= rounds; round += 1) await oneRound()
    await lookAtFormer()
    return { name: database.name, ...told }
  } finally {
    if (shop !== undefined && !shop.hasEnded()) await shop.kill()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }

  /** Only one process at a time can open the embedded database. */
  async function inDatabase(text) {
    if (!database.isShared) await shop.kill()
    return database.query(text)
  }

  async function takeOver() {
    // Before there is anything to take over, so that the starts after it come to that at once.
    shop = await startShop(port, settings)
    await shop.kill()
    await leaveFormer(former)
    for (let patience = 800; ; patience *= 1.2) {
      shop = await startShop(port, settings, { readyWithin: patience }).catch(() => undefined)
      if (shop !== undefined) return
      told.kills.takingOver += 1
      const [row] = database.isShared ? await database.query('select count(*) as n from pictures') : []
      told.after.push(row?.n ?? '?')
    }
  }

  async function oneRound() {
    const cookie = await signInAsOwner(port)
    let isOver = false
    const people = [...sent.keys()].map(async (id) => {
      while (!isOver) await send(id, cookie).catch(() => undefined)
    })
    await sleep(Math.random() * LONGEST_MS)
    await shop.kill()
    isOver = true
    await Promise.all(people)
    told.kills.sending += 1
    shop = await startShop(port, settings)
    for (const id of sent.keys()) await lookAt(id)
    process.stderr.write('.')
  }

  async function send(id, cookie) {
    const background = { r: random(256), g: random(256), b: random(256) }
    const body = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
      .jpeg()
      .toBuffer()
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'image/jpeg', cookie }
    const state = sent.get(id)
    state.open += 1
    const answer = await fetch(`${at}/api/admin/v1/products/${id}/pictures/0`, { method: 'PUT', headers, body })
    if (!answer.ok) throw new Error(`${answer.status}`)
    const { data } = await answer.json()
    sent.set(id, { acknowledged: data.imageCover, open: 0 })
    told.acknowledged += 1
    await fetch(`${at}${data.imageCover}?w=240`, { headers: { accept: 'image/webp' } })
  }

  /** The product shows what was acknowledged last, or what was sent after it, and each width of it is whole. */
  async function lookAt(id) {
    const { data } = await (await fetch(`${at}/api/v1/products/${id}`)).json()
    const cover = new URL(data.imageCover).pathname
    const { acknowledged, open } = sent.get(id)
    if (acknowledged !== undefined && cover !== acknowledged && open === 0)
      fault(`${id} shows ${cover}, not ${acknowledged}`)
    for (const width of [240, 480]) await lookAtWidth(`${cover}?w=${width}`)
  }

  async function lookAtFormer() {
    for (let n = 0; n < FORMER; n += 10) await lookAtWidth(`/images/${nameOf(n)}?w=240`)
    const [{ n }] = await inDatabase(`select count(*) as n from pictures where name like 'former-%'`)
    told.former = Number(n)
    if (told.former !== FORMER) fault(`${told.former} of ${FORMER} were taken over`)
  }

  async function lookAtWidth(address) {
    const answer = await fetch(at + address, { headers: { accept: 'image/webp' } })
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (!answer.ok || !(await isWhole(bytes))) fault(`${address} answers ${answer.status} with ${bytes.length} bytes`)
    told.looked += 1
  }

  function fault(what) {
    told.faults.push(what)
  }
}

async function leaveFormer(folder) {
  mkdirSync(folder)
  const square = await sharp({ create: { width: 960, height: 960, channels: 3, background: 'red' } })
    .webp()
    .toBuffer()
  for (let n = 0; n < FORMER; n += 1) writeFileSync(path.join(folder, `${nameOf(n)}.960.webp`), square)
}

function nameOf(n) {
  return `former-${n.toString(16).padStart(8, '0')}`
}

function isWhole(picture) {
  const pixels = sharp(picture, { failOn: 'warning' }).raw().toBuffer()
  return pixels.then(
    () => true,
    () => false,
  )
}

function random(below) {
  return Math.floor(Math.random() * below)
}
