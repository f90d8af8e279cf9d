import { expect, test, vi } from 'vitest'
import { askTogether } from './ask-together.ts'

/** A shelf whose answers hold what lay on it when the question came, and leave when the test says so. */
function aShelf(onHand: number) {
  const questions: { ids: string[]; answer(): void; fail(): void }[] = []
  const shelf = { onHand, questions }
  const readStock = askTogether((ids: string[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<(id: string) => number | undefined>()
    const pieces = shelf.onHand
    const answer = () => resolve((id) => (id === 'milk' ? pieces : undefined))
    questions.push({ ids, answer, fail: () => reject(new Error('database gone')) })
    return promise
  })
  return { shelf, questions, readStock }
}

const aTurn = () => new Promise((resolve) => setImmediate(resolve))

/** Until everybody who waited for an answer has been told, and what they left unasked has been. */
async function settled() {
  for (let turn = 0; turn < 20; turn += 1) await aTurn()
}

test('whoever asks after a sale sees it, though others are asking already', async () => {
  const { shelf, questions, readStock } = aShelf(9)
  const before = readStock('milk')
  await settled()
  shelf.onHand = 8
  const after = readStock('milk')
  questions[0]?.answer()
  expect(await before).toBe(9)
  await settled()
  questions[1]?.answer()
  expect(await after).toBe(8)
})

test('those who come at the same moment share the first question, each product named once', async () => {
  const { questions, readStock } = aShelf(9)
  const crowd = Array.from({ length: 100 }, (_, at) => readStock(at % 2 === 0 ? 'milk' : 'tea'))
  await settled()
  expect(questions.map(({ ids }) => ids)).toEqual([['milk', 'tea']])
  questions[0]?.answer()
  expect((await Promise.all(crowd)).filter((pieces) => pieces === 9)).toHaveLength(50)
})

test('a question that cannot even be put is told to those who asked it', async () => {
  const readStock = askTogether((): Promise<never> => {
    throw new Error('no such table')
  })
  await expect(readStock('milk')).rejects.toThrow('no such table')
})

test('whoever comes a moment later joins those who are about to ask', async () => {
  const { questions, readStock } = aShelf(9)
  const crowd = [readStock('milk')]
  for (const id of ['tea', 'honey', 'rice', 'salt', 'dates', 'eggs']) {
    await aTurn()
    crowd.push(readStock(id))
  }
  await settled()
  expect(questions.map(({ ids }) => ids)).toEqual([['milk', 'tea', 'honey', 'rice', 'salt', 'dates', 'eggs']])
  questions[0]?.answer()
  expect((await Promise.all(crowd))[0]).toBe(9)
})

test('those who come while a question is under way share the next', async () => {
  const { questions, readStock } = aShelf(9)
  const first = readStock('milk')
  await settled()
  const crowd = Array.from({ length: 100 }, () => readStock('tea'))
  await settled()
  expect(questions).toHaveLength(1)
  questions[0]?.answer()
  expect(await first).toBe(9)
  await settled()
  questions[1]?.answer()
  await Promise.all(crowd)
  expect(questions.map(({ ids }) => ids)).toEqual([['milk'], ['tea']])
})

test('more than a question holds are asked in several, and each is told their own', async () => {
  const { questions, readStock } = aShelf(9)
  const crowd = Array.from({ length: 1_200 }, (_, at) => readStock(at === 1_199 ? 'milk' : `product ${at}`))
  for (let at = 0; at < 3; at += 1) {
    await settled()
    questions[at]?.answer()
  }
  expect(questions.map(({ ids }) => ids.length)).toEqual([500, 500, 200])
  expect((await Promise.all(crowd)).indexOf(9)).toBe(1_199)
})

test('a failed question fails those who shared it, and nobody after them', async () => {
  const { questions, readStock } = aShelf(9)
  const unlucky = readStock('milk')
  await settled()
  questions[0]?.fail()
  await expect(unlucky).rejects.toThrow('database gone')
  const lucky = readStock('milk')
  await settled()
  questions[1]?.answer()
  expect(await lucky).toBe(9)
})

test('a question that nobody ever answers keeps those who ask later waiting for a second at most', async () => {
  vi.useFakeTimers()
  const { questions, readStock } = aShelf(9)
  const unlucky = readStock('milk').then(() => 'answered')
  await vi.advanceTimersByTimeAsync(10)
  const later = readStock('milk')
  await vi.advanceTimersByTimeAsync(1_010)
  vi.useRealTimers()
  questions[1]?.answer()
  expect(await later).toBe(9)
  questions[0]?.answer()
  expect(await unlucky).toBe('answered')
  expect(questions).toHaveLength(2)
})
