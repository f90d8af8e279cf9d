import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { messages } from './http.messages.en.ts'

const calls = fileURLToPath(new URL('../../../contract/src/admin', import.meta.url))
// With the rule of names, which the staff's calls share with the shop's.
const rules = [
  ...readdirSync(calls).map((file) => readFileSync(`${calls}/${file}`, 'utf8')),
  'nameMin nameMax nameInvalid',
]
const codes = new Set(
  rules.flatMap((rule) => rule.match(/\b[a-z]+(?:Required|Invalid|Min|Max|TooLong|Short)\b/g) ?? []),
)

test('a refused field of the staff is told in sentences, and none begins with a property of the API', () => {
  expect(codes.size).toBeGreaterThan(20)
  for (const code of [...codes, 'countedOrChange', 'oneGroup', 'Invalid input'])
    expect(messages.invalidField({ error: code, isStaff: true }).text, code).toMatch(/^[A-Z].* .*\.$/)
})

test('a shopper reads the sentences of specification 5', () => {
  expect(messages.invalidField({ error: 'nameRequired', isStaff: false }).text).toBe('name is required')
})
