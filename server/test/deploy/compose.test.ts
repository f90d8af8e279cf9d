/** deploy/compose.yaml and the settings it passes on. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { SETTING_NAMES } from '../../src/config/environment.ts'

const folder = path.resolve(import.meta.dirname, '../../../deploy')
const compose = readFileSync(path.join(folder, 'compose.yaml'), 'utf8')
const example = Object.keys(parseEnv(readFileSync(path.join(folder, '.env.example'), 'utf8')))
const [, shop = ''] = /^x-shop: &shop\n((?: .*\n)+)/m.exec(compose) ?? []
const [, environment = ''] = /^ {2}environment:\n((?: {4}.*\n)+)/m.exec(shop) ?? []
const decided = [...environment.matchAll(/^ {4}(\w+):/gm)].map(([, name]) => name ?? '')
const asked = new Set([...compose.matchAll(/\$\{(\w+)/g)].map(([, name]) => name ?? ''))

describe('the settings in deploy/.env', () => {
  test('all reach the shop but those that compose.yaml decides', () => {
    expect(shop).toMatch(/^ {2}env_file: \[\.env\]$/m)
    expect(decided).toContain('DATABASE_URL')
    expect(decided.filter((name) => !SETTING_NAMES.includes(name))).toEqual([])
  })

  test('have an effect: each in the example is the shop’s or compose.yaml’s', () => {
    const reaches = (name: string) => asked.has(name) || (SETTING_NAMES.includes(name) && !decided.includes(name))
    expect(example.filter((name) => !reaches(name))).toEqual([])
    expect([...asked].filter((name) => !example.includes(name))).toEqual(['BAQALA_VERSION'])
  })
})

test('an image is told the version that it is named after', () => {
  expect(shop).toContain("    args: { BAQALA_VERSION: '${BAQALA_VERSION:-latest}' }\n")
  expect(shop).toContain('  image: baqala:${BAQALA_VERSION:-latest}\n')
})
