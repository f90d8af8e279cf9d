/**
 * The style of a part that comes later stands in no layer. Chromium takes a style sheet with layers that arrives before an earlier
 * one as a change of all layers: it reads the fonts again and lays out the whole page.
 */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const textsOf = (files: string) =>
  globSync(`{admin,kit,web}/src/**/${files}`, { cwd: root }).map((file) => ({
    name: path.basename(file),
    text: readFileSync(path.join(root, file), 'utf8'),
  }))

const imported = new Set(
  textsOf('*.tsx').flatMap(({ text }) => [...text.matchAll(/^import '.*?([\w-]+\.css)'$/gm)].map(([, name]) => name)),
)
// The admin's own style comes with its first script.
const late = textsOf('*.css').filter(({ name }) => imported.has(name) && name !== 'admin.css')

it('no style that comes with a part opens a layer', () => {
  expect(late.length).toBeGreaterThan(25)
  expect(late.filter(({ text }) => text.includes('@layer')).map(({ name }) => name)).toEqual([])
})

/** The innermost rules, and the properties that each sets. */
const rulesOf = (text: string) =>
  [...text.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.replace(/\s+/g, ' ').trim(),
    sets: [...body.matchAll(/([\w-]+):/g)].map(([, property]) => property),
  }))
const classesIn = (selector: string): readonly string[] => selector.match(/\.[a-z][\w-]*/g) ?? []

it('Arabic, whose lines are further apart, has the last word over late styles', () => {
  const arabic = textsOf('arabic.css').flatMap(({ text }) => rulesOf(text))
  const beaten = late.flatMap(({ text }) =>
    rulesOf(text).filter(({ selector, sets }) => {
      // Its own rules are as strong as two classes.
      const isStronger = (selector.replace(/:where\([^)]*\)/g, '').match(/[.[]|:(?!:)/g) ?? []).length > 2
      const last = classesIn(selector.split(' ').at(-1) ?? '')
      const isSaid = arabic.some(
        (rule) =>
          rule.sets.some((property) => sets.includes(property)) &&
          classesIn(rule.selector).some((name) => last.includes(name)),
      )
      return isStronger && isSaid && !selector.includes(':lang')
    }),
  )
  expect(arabic.length).toBeGreaterThan(8)
  expect(beaten.map(({ selector }) => selector)).toEqual([])
})
