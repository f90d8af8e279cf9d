import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { readRows } from './read/read-rows.ts'
import { readTable } from './read/read-table.ts'

/** The longest time of the processor between two turns of others, as a share of the whole work. */
async function longestTurnOf(work: () => Promise<unknown>): Promise<number> {
  const used = () => {
    const { user, system } = process.threadCpuUsage()
    return user + system
  }
  const start = used()
  let [since, longest, isDone] = [start, 0, false]
  const working = work().finally(() => (isDone = true))
  for (; !isDone; since = used()) {
    await nextTurn()
    longest = Math.max(longest, used() - since)
  }
  await working
  return longest / (used() - start)
}

test.each([
  ['slug,title,price,stock', 'Goods,12.50,3'],
  ['Handle,SKU,SKU of included item,Name,Description,Default price,In stock [Maadi]', ',,Goods,<p>Fine</p>,12.50,3'],
  ['Handle,Title,Body (HTML),Variant Price', 'Goods,<p>Fine</p>,12.50'],
  ['SKU,Type,Name,Description,Regular price', 'simple,Goods,<p>Fine</p>,12.50'],
])('others are answered many times while a long file is read: %s', async (headings, goods) => {
  const lines = Array.from({ length: 6_000 }, (_, at) => `goods-${at},${goods}`)
  const file = { name: 'long.csv', bytes: Buffer.from([headings, ...lines].join('\n')) }
  expect(await longestTurnOf(() => readTable(file))).toBeLessThan(0.4)
  const table = await readTable(file)
  expect(table.rows).toHaveLength(6_000)
  expect(await longestTurnOf(() => readRows(table))).toBeLessThan(0.4)
})
