import type { Command } from 'commander'
import { expect, test } from 'vitest'
import { shop } from './run-command.ts'

test('every command that changes the shop can be asked first what it would do', () => {
  const leaves = (command: Command, path: string): [path: string, command: Command][] =>
    command.commands.length === 0
      ? [[path, command]]
      : command.commands.flatMap((each) => leaves(each, `${path} ${each.name()}`.trim()))
  const without = leaves(shop, '').filter(([, { options }]) => !options.some(({ long }) => long === '--check'))
  const reading =
    /\b(list|show|find|watch|notice-key|sheet|history|slots|missing|words|try|day|days|doctor|check|export)$/
  // `catalogue check` is for the first. The others are about the database as a whole.
  expect(without.map(([path]) => path).filter((path) => !reading.test(path))).toEqual([
    ...['catalogue import', 'backup', 'restore'],
  ])
})
