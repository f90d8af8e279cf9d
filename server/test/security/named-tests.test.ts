import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')

test('docs/security.md names tests that there are', () => {
  const rows = readFileSync(path.join(root, 'docs/security.md'), 'utf8').match(/^\|.*`\w+\/[^|]*\|$/gm) ?? []
  const table = rows.slice(
    0,
    rows.findIndex((row) => row.startsWith('| API1')),
  )
  const names = table.flatMap((row) => [...(row.split('|')[2] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name))
  expect(names.length).toBeGreaterThan(50)
  const isThere = (name = '') =>
    globSync([`server/{src,test}/${name}*.test.ts`, `${name}.spec.ts`], { cwd: root }).length > 0
  expect(names.filter((name) => !isThere(name))).toEqual([])
})
