import { describe, expect, test, vi } from 'vitest'
import { makeReadyAnswers, type Kept } from './ready-answers.ts'

interface Note extends Kept {
  readonly text: string
}

function aVersion(start = 1) {
  let known = start
  return { known: () => known, saw: (version: number) => void (known = Math.max(known, version)) }
}

function aNote(text: string, version = 1, bytes = 0): Note {
  return { text, version, bytes }
}

/** A build that ends when the test says so. */
function aBuild() {
  const { promise, resolve } = Promise.withResolvers<Note | undefined>()
  return { build: vi.fn(() => promise), end: resolve }
}

describe('ready answers', () => {
  test('are made once, however many ask at the same time', async () => {
    const answers = makeReadyAnswers<Note>(aVersion(), 10_000)
    const { build, end } = aBuild()
    const asked = [answers.get('a', build), answers.get('a', build)]
    end(aNote('made'))
    expect(await Promise.all(asked)).toEqual([aNote('made'), aNote('made')])
    await answers.get('a', build)
    expect(build).toHaveBeenCalledTimes(1)
  })

  test('are forgotten with the version they were made for', async () => {
    const version = aVersion()
    const answers = makeReadyAnswers<Note>(version, 10_000)
    await answers.get('a', async () => aNote('old'))
    version.saw(2)
    expect(await answers.get('a', async () => aNote('new', 2))).toEqual(aNote('new', 2))
    expect(answers.size().answers).toBe(1)
  })

  test('one begun under the old version is never given to those who ask after the new one is known', async () => {
    const version = aVersion()
    const answers = makeReadyAnswers<Note>(version, 10_000)
    const slow = aBuild()
    const early = answers.get('a', slow.build)
    version.saw(2)
    const late = answers.get('a', async () => aNote('new', 2))
    slow.end(aNote('old', 1))
    expect((await early)?.text).toBe('old')
    expect((await late)?.text).toBe('new')
    expect((await answers.get('a', async () => aNote('never needed', 2)))?.text).toBe('new')
  })

  test('one made of a newer catalogue than was known brings word of it', async () => {
    const version = aVersion()
    const answers = makeReadyAnswers<Note>(version, 10_000)
    await answers.get('a', async () => aNote('a', 1))
    await answers.get('b', async () => aNote('b', 2))
    expect(version.known()).toBe(2)
    expect(await answers.get('a', async () => aNote('a again', 2))).toEqual(aNote('a again', 2))
  })

  test('the ones not asked for lately go when all take too much', async () => {
    const answers = makeReadyAnswers<Note>(aVersion(), 10_000)
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) {
      await answers.get(key, async () => aNote(key, 1, 1_500))
      await answers.get('a', async () => aNote('made again'))
    }
    expect(answers.size().bytes).toBeLessThanOrEqual(10_000)
    expect(answers.kept('a')?.text).toBe('a')
    expect(answers.kept('f')?.text).toBe('f')
    expect(answers.kept('b')).toBeUndefined()
  })

  test('one that turned out to be stale is forgotten, but not the one that took its place', async () => {
    const answers = makeReadyAnswers<Note>(aVersion(), 10_000)
    const stale = aNote('stale')
    await answers.get('a', async () => stale)
    answers.forget('a', stale)
    expect(answers.kept('a')).toBeUndefined()
    await answers.get('a', async () => aNote('fresh'))
    answers.forget('a', stale)
    expect(answers.kept('a')?.text).toBe('fresh')
  })

  test('endless variants stay within bounds', async () => {
    const answers = makeReadyAnswers<Note>(aVersion(), 100_000)
    for (let number = 0; number < 5_000; number += 1)
      await answers.get(`page ${number}`, async () => aNote('x', 1, 1_000))
    expect(answers.size().bytes).toBeLessThanOrEqual(100_000)
  })

  test('what is not there is not kept, and a failed build is tried again', async () => {
    const answers = makeReadyAnswers<Note>(aVersion(), 10_000)
    expect(await answers.get('a', async () => undefined)).toBeUndefined()
    await expect(answers.get('a', async () => Promise.reject(new Error('database gone')))).rejects.toThrow(
      'database gone',
    )
    expect((await answers.get('a', async () => aNote('there now')))?.text).toBe('there now')
  })
})
