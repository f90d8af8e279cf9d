import { styleText } from 'node:util'
import type { Config } from '../config/config.ts'
import { createDeps } from '../create-deps.ts'
import type { Connection } from '../db/connection.ts'
import { examineBooks, examineSchema, examineSurroundings } from '../checks/examine.ts'
import { command } from './command.ts'
import { explainError, withAdvice } from './explain-error.ts'
import type { Finding } from '../checks/finding.ts'
import { print } from './print.ts'
import { readSettings, refuseMissingShop, withDatabase } from './with-shop.ts'

const EXAMPLES = `
Examples:
  baqala doctor                     line by line; ends with 1 where something is wrong
  baqala doctor > /dev/null || mail -s "Look after the shop" mona@example.com

It looks and changes nothing: settings, contact, folders, database, migrations, search, mail (no mail is sent), payment provider,
disk, clock, delivery, catalogue, backup, and whether the books agree: stock with its ledger, orders with the ledger and with their
lines, payments with orders. ✗ is wrong; ! could be better, and the shop is well all the same.`

/** `baqala doctor` checks the shop and says what to do about each problem. */
export const doctorCommand = command('doctor', 'how the shop is, line by line, and what to do about it')
  .does(async () => {
    const lines: Line[] = []
    for await (const line of examine()) {
      lines.push(line)
      printLine(line)
    }
    const wrong = lines.filter(({ todo, isMinor }) => todo !== undefined && isMinor !== true)
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

function printLine({ about, says, todo, isMinor }: Line): void {
  const problem = isMinor === true ? styleText('yellow', '!') : styleText('red', '✗')
  const mark = todo === undefined ? styleText('green', '✓') : problem
  print(` ${about.padEnd(10)}  ${says}`, mark)
  if (todo !== undefined) print(` ${todo}`, `${' '.repeat(14)}${styleText('bold', 'To do:')}`)
}

/** Runs the checks in order of dependence: after a failed one, the checks that depend on it are left out. */
async function* examine(): AsyncGenerator<Line> {
  const settings = await attempt('settings', 'Correct the settings named above.', async () => readSettings())
  if ('todo' in settings) {
    yield settings
    return
  }
  for await (const finding of examineSurroundings(settings, process.env)) yield toLine(finding)
  const found = await attempt('database', 'The shop cannot open without it.', async () => {
    refuseMissingShop(settings)
    return withDatabase(examineInside)
  })
  if ('todo' in found) yield found
  else yield* found.map(toLine)
}

async function examineInside(connection: Connection, config: Config): Promise<Finding[]> {
  const findings = await examineSchema(connection)
  if (findings.some(({ todo }) => todo !== undefined)) return findings
  const { deps } = await createDeps(config, connection)
  return [...findings, ...(await examineBooks(connection.db, config, deps.payments))]
}

async function attempt<Result extends object>(
  about: string,
  todo: string,
  work: () => Promise<Result>,
): Promise<Result | (Line & { todo: string })> {
  try {
    return await work()
  } catch (error) {
    return { about, says: explainError(error), todo }
  }
}
