import zlib from 'node:zlib'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { CachedAnswer, makeCache } from './cached-answers.ts'

vi.mock('node:zlib', { spy: true })

interface Note {
  readonly text: string
}

const aCache = (limits: { maxAgeMs?: number; maxBytes?: number } = {}) =>
  makeCache<Note>({ maxBytes: 100_000, bytesOf: ({ text }) => text.length, ...limits })
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const write = (text: string) => async () => ({ text })

describe('a cached answer', () => {
  test('is built once, however many ask at the same time', async () => {
    const cached = aCache()
    const { promise, resolve } = Promise.withResolvers<Note>()
    const build = vi.fn(() => promise)
    const asked = [cached('a', 1, build), cached('a', 1, build)]
    resolve({ text: 'built' })
    expect(await Promise.all(asked)).toEqual([{ text: 'built' }, { text: 'built' }])
    await cached('a', 1, build)
    expect(build).toHaveBeenCalledTimes(1)
  })

  test('is built again for another version, be it a lower one', async () => {
    const cached = aCache()
    await cached('a', 2, write('two'))
    expect(await cached('a', 3, write('three'))).toEqual({ text: 'three' })
    expect(await cached('a', 2, write('two again'))).toEqual({ text: 'two again' })
  })

  test('whose build began under the old version is not given to those who ask after the new one', async () => {
    const cached = aCache()
    const { promise, resolve } = Promise.withResolvers<Note>()
    const early = cached('a', 1, () => promise)
    const late = cached('a', 2, write('new'))
    resolve({ text: 'old' })
    expect(await early).toEqual({ text: 'old' })
    expect(await late).toEqual({ text: 'new' })
    expect(await cached('a', 2, write('never built'))).toEqual({ text: 'new' })
  })

  test('whose build fails is built again, and the failure of an old version reaches those who wait for it', async () => {
    const cached = aCache()
    const { promise, reject } = Promise.withResolvers<Note>()
    const early = cached('a', 1, () => promise)
    const late = cached('a', 2, () => Promise.reject(new Error('database gone')))
    await expect(late).rejects.toThrow('database gone')
    reject(new Error('gone before'))
    await expect(early).rejects.toThrow('gone before')
    expect(await cached('a', 2, write('there now'))).toEqual({ text: 'there now' })
  })

  test('is built anew from the old one when it is too old', async () => {
    let now = performance.now()
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
    onTestFinished(() => clock.mockRestore())
    // The library reads the clock once a millisecond.
    const pass = async (ms: number) => {
      now += ms
      await sleep(5)
    }
    const cached = aCache({ maxAgeMs: 60 })
    expect(await cached('a', 1, write('first'))).toEqual({ text: 'first' })
    await pass(50)
    expect(await cached('a', 1, write('too early'))).toEqual({ text: 'first' })
    await pass(20)
    expect(await cached('a', 1, async (outdated) => ({ text: `${outdated?.text}, second` }))).toEqual({
      text: 'first, second',
    })
  })

  test('goes when all of them take too much memory, unless it was asked for lately', async () => {
    const cached = aCache({ maxBytes: 10_000 })
    const of = (key: string) => cached(key, 1, write(key.repeat(1_500)))
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) {
      await of(key)
      await of('a')
    }
    const build = vi.fn(write('built again'))
    await cached('a', 1, build)
    await cached('f', 1, build)
    expect(build).not.toHaveBeenCalled()
    await cached('b', 1, build)
    expect(build).toHaveBeenCalledTimes(1)
  })
})

describe('the bytes of an answer', () => {
  test.each(['br', 'gzip'] as const)('are compressed once (%s) for all who ask', async (encoding) => {
    const answer = new CachedAnswer('{"title":"Milk"}')
    const [one, other] = await Promise.all([answer.compressed(encoding), answer.compressed(encoding)])
    expect(other).toBe(one)
    expect(await answer.compressed(encoding)).toBe(one)
  })

  test('that could not be compressed once are tried again', async () => {
    const answer = new CachedAnswer('{"title":"Milk"}')
    const noMemory = (_bytes: unknown, _options: unknown, done: (error: Error) => void) => done(new Error('no memory'))
    // A cast, because the function of Node has overloads and a promised form that are not needed here.
    vi.mocked(zlib.brotliCompress).mockImplementationOnce(noMemory as unknown as typeof zlib.brotliCompress)
    await expect(answer.compressed('br')).rejects.toThrow('no memory')
    expect(zlib.brotliDecompressSync(await answer.compressed('br')).toString()).toBe('{"title":"Milk"}')
  })
})
