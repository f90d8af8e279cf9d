import { Kysely, PostgresAdapter, DummyDriver, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { expect, test } from 'vitest'
import { batch } from './batch.ts'
import type { Db } from './rows.ts'

const db: Db = new Kysely<object>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (any) => new PostgresIntrospector(any),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** A shelf whose answers hold what lay on it when the query came, and leave when the test says so. */
function aShelf(onHand: number) {
  const queries: { ids: string[]; answer(): void; fail(): void }[] = []
  const shelf = { onHand, queries }
  const readStock = batch((_: Db, ids: string[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<(id: string) => number | undefined>()
    const pieces = shelf.onHand
    const found = (id: string) => (id === 'milk' ? pieces : undefined)
    queries.push({ ids, answer: () => resolve(found), fail: () => reject(new Error('database gone')) })
    return promise
  })
  return { shelf, queries, readStock: (id: string) => readStock(db, id) }
}

const aTurn = () => new Promise((resolve) => setImmediate(resolve))

test('whoever asks after a sale sees it, though others are asking already', async () => {
  const { shelf, queries, readStock } = aShelf(9)
  const before = readStock('milk')
  await aTurn()
  shelf.onHand = 8
  const after = readStock('milk')
  await aTurn()
  for (const query of queries) query.answer()
  expect([await before, await after]).toEqual([9, 8])
})

test('a hundred who ask at the same moment share one query, each product named once', async () => {
  const { queries, readStock } = aShelf(9)
  const crowd = Array.from({ length: 100 }, (_, at) => readStock(at % 2 === 0 ? 'milk' : 'tea'))
  await aTurn()
  expect(queries.map(({ ids }) => ids)).toEqual([['milk', 'tea']])
  queries[0]?.answer()
  expect((await Promise.all(crowd)).filter((pieces) => pieces === 9)).toHaveLength(50)
})

test('a query that takes its time keeps nobody waiting who asks later', async () => {
  const { queries, readStock } = aShelf(9)
  const slow = readStock('milk')
  await aTurn()
  const later = readStock('milk')
  await aTurn()
  queries[1]?.answer()
  expect(await later).toBe(9)
  queries[0]?.answer()
  expect(await slow).toBe(9)
})

test('a failed query fails those who shared it, and nobody after them', async () => {
  const { queries, readStock } = aShelf(9)
  const unlucky = readStock('milk')
  await aTurn()
  queries[0]?.fail()
  await expect(unlucky).rejects.toThrow('database gone')
  const lucky = readStock('milk')
  await aTurn()
  queries[1]?.answer()
  expect(await lucky).toBe(9)
})

test('a query that cannot even be sent is told to those who asked', async () => {
  const readStock = batch((): Promise<never> => {
    throw new Error('no such table')
  })
  await expect(readStock(db, 'milk')).rejects.toThrow('no such table')
})
