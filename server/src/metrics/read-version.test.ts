import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readVersion } from './metrics.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'baqala-version-'))
const root = pathToFileURL(`${folder}/`)
const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)
beforeAll(() => write('package.json', '{ "version": "0.1.0" }'))
afterAll(() => rmSync(folder, { recursive: true }))

test('two releases of one package version are told apart, and a checkout has the version of its package', () => {
  expect(readVersion(root)).toBe('0.1.0')
  write('VERSION', 'v1.2.0\n')
  expect(readVersion(root)).toBe('v1.2.0')
  write('VERSION', 'v1.2.0-3-g89e09ca\n')
  expect(readVersion(root)).toBe('v1.2.0-3-g89e09ca')
})
