import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { readRows } from './read/read-rows.ts'
import { readTable } from './read/read-table.ts'

test('others are answered many times while a long file is read', async () => {
  const lines = Array.from({ length: 20_000 }, (_, at) => `goods-${at},Goods ${at},12.50`)
  const table = await readTable({ name: 'long.csv', bytes: Buffer.from(['slug,title,price', ...lines].join('\n')) })
  let answered = 0
  let isRead = false
  const reading = readRows(table).finally(() => (isRead = true))
  for (; !isRead; answered += 1) await nextTurn()
  expect((await reading).rows).toHaveLength(20_000)
  expect(answered).toBeGreaterThan(4)
})
