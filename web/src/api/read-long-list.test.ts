import { afterEach, expect, test, vi } from 'vitest'
import { readLongList } from './read-long-list.ts'

const rows = Array.from({ length: 4000 }, (_, at) => ({
  _id: String(at),
  title: `بقالة Milk },{"_id": "${at}" no. ${at}`,
  subcategory: [{ _id: 'a' }, { _id: 'b' }],
}))
const answer = { results: rows.length, metadata: { limit: 4000 }, data: rows, more: { data: [1] } }
const text = JSON.stringify(answer)

test('a long list is read as it stands', async () => {
  expect((await read(text)).body).toEqual(answer)
})

test.each([1000, 30_000, 30_017, 64_000, 100_083])('wherever it is cut on its way (every %i)', async (size) => {
  const { body, first } = await read(text, size)
  expect(body).toEqual(answer)
  expect(first).toEqual([rows.slice(0, first[0]?.length)])
})

test('its first rows are known while the rest is still on its way', async () => {
  let bringRest = () => {}
  const held = new Promise<void>((resolve) => (bringRest = resolve))
  const first = new Promise<unknown[]>((resolve) => {
    const body = streamOf([text.slice(0, 60_000), text.slice(60_000)], held)
    void readLongList(new Response(body), resolve)
  })
  expect((await first).length).toBeGreaterThan(200)
  bringRest()
})

test('between two handfuls of rows something else may happen', async () => {
  let turns = 0
  let isReading = true
  const turn = () => {
    turns += 1
    if (isReading) setTimeout(turn)
  }
  setTimeout(turn)
  await read(text)
  isReading = false
  expect(turns).toBeGreaterThan(2)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a hidden tab, whose timers come once a second, reads it at once', async () => {
  vi.stubGlobal('document', { hidden: true })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  expect((await read(text)).body).toEqual(answer)
})

test('a short list has no first rows', async () => {
  const short = { data: rows.slice(0, 20) }
  expect(await read(JSON.stringify(short))).toEqual({ body: short, first: [] })
})

test.each([
  ['written for people', JSON.stringify(answer, null, 2)],
  ['without a list', JSON.stringify({ message: 'x'.repeat(60_000) })],
  ['with another list of that name before', JSON.stringify({ errors: [{ data: rows }], data: [] })],
  ['with such words in a text', JSON.stringify({ message: `"data": [${text}`, data: rows })],
  ['that is a list itself', JSON.stringify(rows)],
])('an answer %s is what it says', async (_, unusual) => {
  expect((await read(unusual)).body).toEqual(JSON.parse(unusual))
})

test.each([
  ['breaks off between two rows', `${text.slice(0, text.indexOf('},{"_id":"3999"'))}}`],
  ['breaks off in a row', text.slice(0, 200_000)],
  ['has more behind its end', `${text} and more`],
  ['is a page', `<!doctype html>${'<p>'.repeat(30_000)}`],
  ['is empty', ''],
])('an answer that %s is no JSON', async (_, broken) => {
  expect((await read(broken)).body).toBeUndefined()
})

async function read(text: string, size = 64_000): Promise<{ body: unknown; first: unknown[][] }> {
  const first: unknown[][] = []
  const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
  const body = await readLongList(new Response(streamOf(pieces)), (rows) => first.push(rows))
  return { body, first }
}

/** The second piece, and what follows it, may be held back. */
function streamOf(pieces: readonly string[], held?: Promise<void>) {
  let at = 0
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (at > 0) await held
      const piece = pieces[at]
      at += 1
      if (piece === undefined) controller.close()
      else controller.enqueue(new TextEncoder().encode(piece))
    },
  })
}
