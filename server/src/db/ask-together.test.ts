import { expect, test, vi } from 'vitest'
import { askTogether } from './ask-together.ts'

/** A shelf whose answers hold what lay on it when the question came, and leave when the test says so. */
function aShelf(onHand: number) {
  const questions: { ids: string[]; answer(): void; fail(): void }[] = []
  const shelf = { onHand, questions }
  const readStock = askTogether((ids) => {
    const { promise, resolve, reject } = Promise.withResolvers<(id: string) => number | undefined>()
    const pieces = shelf.onHand
    const answer = () => resolve((id) => (id === 'milk' ? pieces : undefined))
    questions.push({ ids, answer, fail: () => reject(new Error('database gone')) })
    return promise
  })
  return { shelf, questions, readStock }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('whoever asks after a sale sees it, though others are asking already', async () => {
  const { shelf, questions, readStock } = aShelf(9)
  const before = readStock('milk')
  shelf.onHand = 8
  const after = readStock('milk')
  questions[0]?.answer()
  expect(await before).toBe(9)
  await settled()
  questions[1]?.answer()
  expect(await after).toBe(8)
})

test('a crowd shares one question, each product named once', async () => {
  const { questions, readStock } = aShelf(9)
  const first = [readStock('milk'), readStock('tea')]
  const crowd = Array.from({ length: 100 }, (_, at) => readStock(at % 2 === 0 ? 'milk' : 'tea'))
  expect(questions).toHaveLength(1)
  questions[0]?.answer()
  await settled()
  expect(questions[1]?.ids).toEqual(['tea', 'milk'])
  questions[1]?.answer()
  expect((await Promise.all([...first, ...crowd])).filter((pieces) => pieces === 9)).toHaveLength(51)
  expect(questions).toHaveLength(2)
})

test('a failed question fails those who shared it, and nobody after them', async () => {
  const { questions, readStock } = aShelf(9)
  const unlucky = readStock('milk')
  questions[0]?.fail()
  await expect(unlucky).rejects.toThrow('database gone')
  await settled()
  const lucky = readStock('milk')
  questions[1]?.answer()
  expect(await lucky).toBe(9)
})

test('a question that nobody ever answers keeps those who ask later waiting for a second at most', async () => {
  vi.useFakeTimers()
  const { questions, readStock } = aShelf(9)
  const unlucky = readStock('milk').then(() => 'answered')
  const later = readStock('milk')
  await vi.advanceTimersByTimeAsync(1_000)
  vi.useRealTimers()
  questions[1]?.answer()
  expect(await later).toBe(9)
  questions[0]?.answer()
  expect(await unlucky).toBe('answered')
  expect(questions).toHaveLength(2)
})
