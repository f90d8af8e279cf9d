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

it('no style that comes with a part opens a layer', () => {
  const imported = new Set(
    textsOf('*.tsx').flatMap(({ text }) => [...text.matchAll(/^import '.*?([\w-]+\.css)'$/gm)].map(([, name]) => name)),
  )
  // The admin's own style comes with its first script.
  const late = textsOf('*.css').filter(({ name }) => imported.has(name) && name !== 'admin.css')
  expect(late.length).toBeGreaterThan(25)
  expect(late.filter(({ text }) => text.includes('@layer')).map(({ name }) => name)).toEqual([])
})
