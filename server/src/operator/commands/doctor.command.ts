import { styleText } from 'node:util'
import type { Config } from '../../config/config.ts'
import { createDeps } from '../../create-deps.ts'
import type { Connection } from '../../db/connection.ts'
import { examineBooks, examineSchema, examineSurroundings } from '../../checks/examine.ts'
import { command } from '../command.ts'
import { explainError, withAdvice } from '../explain-error.ts'
import { levelOf, type Finding } from '../../checks/finding.ts'
import { print } from '../print.ts'
import { readSettings, refuseMissingShop, withDatabase } from '../with-shop.ts'

const EXAMPLES = `
Examples:
  baqala doctor                     line by line; ends with 1 where something is wrong
  baqala doctor > /dev/null || mail -s "Look after the shop" mona@example.com

It looks and changes nothing: settings, contact, folders, database, migrations, search, mail (no mail is sent), payment provider,
disk, clock, delivery, catalogue, backup, and whether the books agree: stock with its ledger, orders with the ledger and with their
lines, payments with orders. ✗ is wrong; ! could be better, and the shop is well all the same.`

export const doctorCommand = command('doctor', 'how the shop is, line by line, and what to do about it')
  .does(async () => {
    const lines: Line[] = []
    for await (const line of examine()) {
      lines.push(line)
      printLine(line)
    }
    const wrong = lines.filter((line) => levelOf(line) === 'wrong')
    print(wrong.length === 0 ? '\nThe shop is well.' : `\n${wrong.length} of ${lines.length} want looking after.`)
    if (wrong.length > 0) process.exitCode = 1
  })
  .addHelpText('after', EXAMPLES)

/** A finding in the words of the command line. */
export interface Line extends Pick<Finding, 'about' | 'isMinor'> {
  readonly says: string
  readonly todo?: string | undefined
}

/** A finding as the doctor prints it: with the commands that help. */
export function toLine({ says, todo, ...finding }: Finding): Line {
  return { ...finding, says: withAdvice(says), todo: todo && withAdvice(todo) }
}

const MARKS = { well: ['green', '✓'], minor: ['yellow', '!'], wrong: ['red', '✗'] } as const

function printLine(line: Line): void {
  const [color, mark] = MARKS[levelOf(line)]
  print(` ${line.about.padEnd(10)}  ${line.says}`, styleText(color, mark))
  if (line.todo !== undefined) print(` ${line.todo}`, `${' '.repeat(14)}${styleText('bold', 'To do:')}`)
}

/** Runs the checks in order of dependence: after a failed one, the checks that depend on it are left out. */
async function* examine(): AsyncGenerator<Line> {
  let settings: Config
  try {
    settings = readSettings()
  } catch (error) {
    yield { about: 'settings', says: explainError(error), todo: 'Correct the settings named above.' }
    return
  }
  for await (const finding of examineSurroundings(settings, process.env)) yield toLine(finding)
  try {
    refuseMissingShop(settings)
    const findings = await withDatabase(examineInside)
    yield* findings.map(toLine)
  } catch (error) {
    yield { about: 'database', says: explainError(error), todo: 'The shop cannot open without it.' }
  }
}

async function examineInside(connection: Connection, config: Config): Promise<Finding[]> {
  const findings = await examineSchema(connection)
  if (findings.some(({ todo }) => todo !== undefined)) return findings
  const { deps } = await createDeps(config, connection)
  return [...findings, ...(await examineBooks(connection.db, config, deps.payments))]
}
