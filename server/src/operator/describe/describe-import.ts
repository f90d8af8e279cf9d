import path from 'node:path'
import type { CheckedCatalogue } from '../../catalog/import/import-catalogue.ts'
import type { Plan } from '../../catalog/import/plan/plan.ts'
import { countPlaces, type Problem } from '../../catalog/import/read/table.ts'
import { inPounds } from '../../egypt/money.ts'
import { describeDifferences } from './describe-product.ts'
import { withAdvice } from '../explain-error.ts'
import { printable } from '../../files/text-table.ts'

// Rows of one kind of mistake that are told one by one.
const SHOWN = 3

/** Describes the changes that an import would make, as text. Lists are cut after `max` lines. */
export function describeImport(file: string, checked: CheckedCatalogue, withdrawMissing: boolean, max: number): string {
  const { plan, problems, pictures } = checked
  const { added, changed, counted, missing, made, images, unchanged } = plan
  // A problem of the plan is in a row that was read, which counts once.
  const read = checked.rows.length + countPlaces(problems) - plan.problems.length
  const toMake = pictures.listToMake().length
  return [
    `${path.basename(file)}: ${withCount(read, 'product')}`,
    ...section(added, 'to be added', max, ({ slug, title, price }) => `+ ${slug}  ${title}, ${inPounds(price)} EGP`),
    ...newGroups(made.brands, 'brand', 'brands', max),
    ...newGroups(made.categories, 'category', 'categories', max),
    ...newGroups(made.subcategories, 'subcategory', 'subcategories', max),
    ...[...images.brands, ...images.categories].map(({ slug }) => `  ~ ${slug}  gets another picture`),
    ...section(
      changed,
      'to be changed',
      max,
      ({ after, differences }) => `~ ${describeDifferences(after.slug, differences)}`,
    ),
    ...section(counted, 'with another count on the shelf', max, ({ product, count }) => `# ${product.slug}  ${count}`),
    ...(withdrawMissing
      ? section(missing, 'to be withdrawn', max, ({ slug, title }) => `- ${slug}  ${title}`)
      : headingOf(missing.length, 'on sale, but not in the file: they stay (--withdraw-missing takes them off)')),
    ...headingOf(unchanged, 'as they are already'),
    ...(toMake > 0 ? [`  ${withCount(toMake, 'picture')} to be made`] : []),
    ...pictures.unreadable.map((each) => printable(`  ${each} is no picture that can be read; it is left out`)),
  ].join('\n')
}

export function describeDone({ added, changed, counted, missing }: Plan, withdrawMissing: boolean): string {
  const withdrawn = withdrawMissing ? missing.length : 0
  return `Done: ${added.length} added, ${changed.length} changed, ${withdrawn} withdrawn, ${counted.length} counted anew.`
}

function newGroups(groups: readonly { readonly name: string }[], one: string, many: string, max: number): string[] {
  if (groups.length === 0) return []
  const what = groups.length === 1 ? `new ${one}` : `${groups.length.toLocaleString('en')} new ${many}`
  const names = groups.slice(0, max).map(({ name }) => name)
  const others = groups.length > max ? `; and ${groups.length - max} more (--all shows them)` : ''
  return [printable(`  + ${what}: ${names.join('; ')}${others}`)]
}

function section<Row>(rows: readonly Row[], what: string, max: number, describeRow: (row: Row) => string): string[] {
  const lines = rows.slice(0, max).map((row) => `    ${printable(describeRow(row))}`)
  const others = rows.length > max ? [`    … and ${rows.length - max} more (--all shows them)`] : []
  return [...headingOf(rows.length, what), ...lines, ...others]
}

function headingOf(count: number, what: string): string[] {
  return count === 0 ? [] : [`  ${withCount(count, 'product')} ${what}`]
}

/**
 * Describes the rows of a file that cannot be imported: `prices.csv, line 14, column price: must be more than 0`. A kind of
 * mistake in more than three rows is told once, or three times where its sentences differ, and the others are counted; `inFull`
 * tells each row.
 */
export function describeProblems(file: string, problems: readonly Problem[], inFull = false): string {
  const name = path.basename(file)
  const kinds = inFull ? problems.map((problem) => [problem]) : [...Map.groupBy(problems, kindOf).values()]
  const lines = kinds.flatMap((kind) => describeKind(name, kind)).map((line) => `    ${printable(line)}`)
  const cut = kinds.some((kind) => kind.length > SHOWN) ? ['    --all shows every row.'] : []
  return [`${withCount(countPlaces(problems), 'row')} cannot be imported:`, ...lines, ...cut].join('\n')
}

function kindOf({ column, message: { code, text } }: Problem): string {
  // The rules of a field share a code.
  return `${column} ${code} ${code.endsWith('.brokenRule') ? text : ''}`
}

function describeKind(file: string, kind: readonly Problem[]): string[] {
  const [one] = kind
  const each = (problem: Problem) => `${file}, ${problem.place}${columnOf(problem)}: ${withAdvice(problem.message)}`
  if (one === undefined || kind.length <= SHOWN) return kind.map(each)
  const hasOneSentence = kind.every(({ message }) => message.text === one.message.text)
  if (hasOneSentence) return [`${file}, ${rowsInWords(kind)}${columnOf(one)}: ${withAdvice(one.message)}`]
  const others = kind.slice(SHOWN)
  return [...kind.slice(0, SHOWN).map(each), `and the same kind of mistake in ${rowsInWords(others)}${columnOf(one)}`]
}

function columnOf({ column }: Problem): string {
  return column === undefined ? '' : `, column ${column}`
}

/** Such as `7,976 rows (line 2, line 5, line 9 …)`. */
function rowsInWords(kind: readonly Problem[]): string {
  const shown = kind.slice(0, SHOWN).map(({ place }) => place)
  return `${withCount(kind.length, 'row')} (${shown.join(', ')}${kind.length > SHOWN ? ' …' : ''})`
}

function withCount(count: number, thing: string): string {
  return `${count.toLocaleString('en')} ${thing}${count === 1 ? '' : 's'}`
}
