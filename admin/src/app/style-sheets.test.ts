/** The style sheets of the admin come with their screens, and stay when a screen has gone. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../../..')

test('no screen looks another way once the style sheet of another one is there: each class has one that draws it', () => {
  const homes = globSync('{admin,kit}/src/**/*.css', { cwd: ROOT }).flatMap((sheet) =>
    [...classesOf(readFileSync(path.join(ROOT, sheet), 'utf8'))].map((name) => ({ name, sheet })),
  )
  const shared = [...Map.groupBy(homes, ({ name }) => name)].filter(([, { length }]) => length > 1)
  expect(shared.map(([name, at]) => `${name}: ${at.map(({ sheet }) => sheet).join(', ')}`)).toEqual([])
  expect(homes.length).toBeGreaterThan(50)
})

/** The classes that a sheet draws by their names alone, in every window. */
function classesOf(css: string): Set<string> {
  const plain = css.replace(/\/\*.*?\*\//gs, '').replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  const selectors = [...plain.matchAll(/([^{};]+)\{/g)].flatMap(([, names = '']) => names.split(','))
  return new Set(selectors.map((each) => each.trim()).filter((each) => /^\.[\w-]+$/.test(each)))
}
