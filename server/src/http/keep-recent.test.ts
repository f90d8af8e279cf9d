import { describe, expect, test } from 'vitest'
import { keepRecent } from './keep-recent.ts'

function keepLetters(most: number) {
  const recent = keepRecent<string>(most, (value) => value.length)
  return { ...recent, keepAll: (keys: string) => [...keys].forEach((key) => recent.keep(key, key.repeat(10))) }
}

describe('what was asked for lately', () => {
  test('is kept', () => {
    const { keepAll, kept } = keepLetters(100)
    keepAll('ab')
    expect(kept('a')).toBe('aaaaaaaaaa')
    expect(kept('c')).toBeUndefined()
  })

  test('stays among many others where it comes up again, and goes where it does not', () => {
    const { keepAll, kept } = keepLetters(100)
    keepAll('ab')
    for (const others of ['cdef', 'ghij', 'klmn']) {
      keepAll(others)
      expect(kept('a')).toBe('aaaaaaaaaa')
    }
    expect(kept('b')).toBeUndefined()
  })

  test('never costs more than was agreed', () => {
    const { keepAll, kept, size } = keepLetters(100)
    for (const key of 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz') {
      keepAll(key)
      kept('a')
      expect(size().cost).toBeLessThanOrEqual(100)
      expect(size().cost).toBe(10 * size().kept)
    }
  })

  test('is counted once where it is kept once more', () => {
    const { keepAll, keep, size } = keepLetters(100)
    keepAll('ab')
    keep('a', 'as')
    expect(size()).toEqual({ kept: 2, cost: 12 })
  })

  test('gives way to one thing that costs more than all may', () => {
    const { keepAll, keep, kept, size } = keepLetters(100)
    keepAll('abcdefg')
    keep('x', 'x'.repeat(200))
    expect(kept('x')).toHaveLength(200)
    expect(size()).toEqual({ kept: 1, cost: 200 })
  })

  test('stays beside half of what all may cost, where it costs more alone', () => {
    const { keepAll, keep, kept, size } = keepLetters(100)
    keep('x', 'x'.repeat(200))
    keepAll('abcde')
    expect(size().cost).toBe(250)
    expect(kept('a')).toBe('aaaaaaaaaa')
    keepAll('f')
    expect(size().cost).toBe(60)
  })

  test('is forgotten when told so, one thing or all', () => {
    const { keepAll, kept, forget, clear, size } = keepLetters(100)
    keepAll('abcdefg')
    forget('a')
    forget('g')
    expect(kept('a') ?? kept('g')).toBeUndefined()
    expect(size()).toEqual({ kept: 5, cost: 50 })
    clear()
    expect(size()).toEqual({ kept: 0, cost: 0 })
  })
})
