import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { readRows } from './read/read-rows.ts'
import { readTable } from './read/read-table.ts'

afterEach(() => void vi.restoreAllMocks())

/** How often others get their turn. Each look at the clock takes a millisecond, so that no machine is too fast or too slow. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let [now, turns, isDone] = [0, 0, false]
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1))
  const working = work().finally(() => (isDone = true))
  while (!isDone) {
    await nextTurn()
    turns++
  }
  await working
  return turns
}

test.each([
  ['slug,title,price,stock', 'Goods,12.50,3'],
  ['Handle,SKU,SKU of included item,Name,Description,Default price,In stock [Maadi]', ',,Goods,<p>Fine</p>,12.50,3'],
  ['Handle,Title,Body (HTML),Variant Price', 'Goods,<p>Fine</p>,12.50'],
  ['SKU,Type,Name,Description,Regular price', 'simple,Goods,<p>Fine</p>,12.50'],
])('others are answered many times while a long file is read: %s', async (headings, goods) => {
  const lines = Array.from({ length: 6_000 }, (_, at) => `goods-${at},${goods}`)
  const file = { name: 'long.csv', bytes: Buffer.from([headings, ...lines].join('\n')) }
  expect(await turnsDuring(() => readTable(file))).toBeGreaterThan(200)
  const table = await readTable(file)
  expect(table.rows).toHaveLength(6_000)
  expect(await turnsDuring(() => readRows(table))).toBeGreaterThan(200)
})
