import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const TEXTS = [
  'shop.config.ts',
  'docs/pages/*.md',
  'contract/src/*.messages.*.ts',
  'server/src/*/*.messages.*.ts',
  '{kit,web}/src/*/*.messages.*.ts',
  'server/seed/catalogue/*.json',
]

test('every sentence and every product can be written in the letters of the shop’s own fonts', () => {
  const ranges = [
    ...readFileSync(`${ROOT}/kit/src/theme/faces.css`, 'utf8').matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g),
  ]
  const isInFont = (code: number) =>
    ranges.some(([, from = '', to = from]) => code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16))
  const texts = TEXTS.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).map((file) =>
    readFileSync(path.join(ROOT, file), 'utf8'),
  )
  expect(texts.length).toBeGreaterThan(40)

  // Visible characters alone: fonts need no glyph for line ends and marks of direction.
  const characters = new Set(texts.join('').match(/[\p{L}\p{M}\p{N}\p{P}\p{S}]/gu))
  expect([...characters].filter((character) => !isInFont(character.codePointAt(0) ?? 0))).toEqual([])
})
