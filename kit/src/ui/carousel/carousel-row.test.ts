import { expect, test } from 'vitest'
import { placeOf, moveOf, wrap } from './carousel-row.ts'

const places = (offset: number, count: number) => Array.from({ length: count }, (_, at) => placeOf(at, offset, count))

test('an unmoved row has its own order', () => {
  expect(places(0, 3)).toEqual([0, 1, 2])
})

test('moved by one, the first image is last', () => {
  expect(places(1, 3)).toEqual([2, 0, 1])
})

test('half way on, the first image is half out of view and the second half in', () => {
  expect(places(0.5, 3)).toEqual([-0.5, 0.5, 1.5])
})

test('pulled back from the first image, the last one comes in from the start', () => {
  expect(places(-0.25, 3)).toEqual([0.25, 1.25, -0.75])
})

test('moving on, the image in view leaves at the start and the next one comes in', () => {
  expect(moveOf(0, 0, 1, 3)).toEqual({ start: 0, end: -1 })
  expect(moveOf(1, 0, 1, 3)).toEqual({ start: 1, end: 0 })
})

test('moving on from the last image, the first one follows it', () => {
  expect(moveOf(0, 2, 3, 3)).toEqual({ start: 1, end: 0 })
})

test('moving back from the first image, the last one comes in from the start', () => {
  expect(moveOf(2, 0, -1, 3)).toEqual({ start: -1, end: 0 })
  expect(moveOf(0, 0, -1, 3)).toEqual({ start: 0, end: 1 })
})

test('two images follow one another in both directions', () => {
  expect(moveOf(1, 0, 1, 2)).toEqual({ start: 1, end: 0 })
  expect(moveOf(1, 0, -1, 2)).toEqual({ start: -1, end: 0 })
})

test('an offset of a full round is the start', () => {
  expect(wrap(3, 3)).toBe(0)
  expect(wrap(-1, 3)).toBe(2)
})
