import { Command } from 'commander'
import { afterEach, expect, test, vi } from 'vitest'
import type { Clerk } from '../staff/log.queries.ts'
import { clerkOption, warnIfNobody } from './clerk.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** Types the words after a command that changes something. Returns whom the books name, and the warning. */
function signed(...words: string[]): { name: string; warning: string } {
  let warning = ''
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    warning += String(text)
    return true
  })
  const command = new Command('pack').exitOverride().addOption(clerkOption()).option('--check')
  command.parse(words, { from: 'user' })
  warnIfNobody(command)
  return { name: command.opts<{ as: Clerk }>().as.name, warning }
}

test('the books name the person behind sudo, not the account that the shop runs as', () => {
  vi.stubEnv('SUDO_USER', 'mona')
  expect(signed()).toEqual({ name: 'mona', warning: '' })
})

test('--as wins', () => {
  vi.stubEnv('SUDO_USER', 'mona')
  expect(signed('--as', '  Nadia Hassan ')).toEqual({ name: 'Nadia Hassan', warning: '' })
})

test('an account that several people share gets a warning, and none once --as names a person', () => {
  vi.stubEnv('SUDO_USER', 'root')
  expect(signed()).toEqual({
    name: 'root',
    warning: 'The books know you as root. --as NAME says who you are.\n',
  })
  expect(signed('--as', 'root').warning).toBe('')
  expect(signed('--check').warning).toBe('')
})

test.each([[''], ['  '], ['N'.repeat(61)]])('%j is nobody’s name', (name) => {
  expect(() => signed('--as', name)).toThrow('It must be a name of 1 to 60 letters.')
})
