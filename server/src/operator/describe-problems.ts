import path from 'node:path'
import type { Problem } from '../catalog/import/table.ts'
import { withAdvice } from './explain-error.ts'
import { printable } from './print.ts'

const SHOWN = 3

/**
 * Describes the rows of a file that cannot be imported: `prices.csv, line 14, column price: must be more than 0`. A kind of
 * mistake in more than three rows is told once, with the count and the first lines; `inFull` tells each row.
 */
export function describeProblems(file: string, problems: readonly Problem[], inFull: boolean): string {
  const name = path.basename(file)
  const kinds = inFull ? problems.map((problem) => [problem]) : [...Map.groupBy(problems, kindOf).values()]
  const lines = kinds.flatMap((kind) => describeKind(name, kind)).map((line) => `    ${printable(line)}`)
  const cut = kinds.some((kind) => kind.length > SHOWN) ? ['    --all shows every row.'] : []
  return [`${numbered(countPlaces(problems), 'row')} cannot be imported:`, ...lines, ...cut].join('\n')
}

function kindOf({ column, message: { code, text } }: Problem): string {
  // The rules of a field share a code.
  return `${column} ${code} ${code.endsWith('.brokenRule') ? text : ''}`
}

function describeKind(file: string, kind: readonly Problem[]): string[] {
  const [first] = kind
  const each = (problem: Problem) => `${file}, ${problem.place}${columnOf(problem)}: ${withAdvice(problem.message)}`
  if (first === undefined || kind.length <= SHOWN) return kind.map(each)
  const isSame = kind.every(({ message }) => message.text === first.message.text)
  if (isSame) return [`${file}, ${places(kind)}${columnOf(first)}: ${withAdvice(first.message)}`]
  const others = kind.slice(SHOWN)
  return [...kind.slice(0, SHOWN).map(each), `and the same kind of mistake in ${places(others)}${columnOf(first)}`]
}

function columnOf({ column }: Problem): string {
  return column === undefined ? '' : `, column ${column}`
}

/** Such as `7,976 rows (line 2, line 5, line 9 …)`. */
function places(kind: readonly Problem[]): string {
  const shown = kind.slice(0, SHOWN).map(({ place }) => place)
  return `${numbered(kind.length, 'row')} (${shown.join(', ')}${kind.length > SHOWN ? ' …' : ''})`
}

/** A row may have several problems. */
export function countPlaces(problems: readonly Problem[]): number {
  return new Set(problems.map(({ place }) => place)).size
}

export function numbered(count: number, thing: string): string {
  return `${count.toLocaleString('en')} ${thing}${count === 1 ? '' : 's'}`
}
