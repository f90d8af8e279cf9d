import path from 'node:path'
import type { CheckedCatalogue } from '../catalog/import/import-catalogue.ts'
import type { Difference } from '../catalog/import/merge.ts'
import type { Plan } from '../catalog/import/plan.ts'
import type { Problem } from '../catalog/import/table.ts'
import { inPounds } from '../money.ts'
import { withAdvice } from './explain-error.ts'

interface Options {
  readonly withdrawMissing: boolean
  /** The number of lines after which a list is cut. */
  readonly max: number
}

/** Describes the changes that an import would make, as text. */
export function describeImport(file: string, checked: CheckedCatalogue, { withdrawMissing, max }: Options): string {
  const { plan, problems, pictures } = checked
  const { added, changed, counted, missing, made, images, unchanged } = plan
  const read = checked.rows.length + countPlaces(problems) - plan.problems.length
  return [
    `${path.basename(file)}: ${numbered(read, 'product')}`,
    ...list(added, 'to be added', max, ({ slug, title, price }) => `+ ${slug}  ${title}, ${inPounds(price)} EGP`),
    ...made.brands.map(({ name }) => `  + new brand: ${name}`),
    ...made.categories.map(({ name }) => `  + new category: ${name}`),
    ...made.subcategories.map(({ name }) => `  + new subcategory: ${name}`),
    ...[...images.brands, ...images.categories].map(({ slug }) => `  ~ ${slug}  gets another picture`),
    ...list(changed, 'to be changed', max, ({ product, differences }) => `~ ${product.slug}  ${describe(differences)}`),
    ...list(counted, 'with another count on the shelf', max, ({ slug, count }) => `# ${slug}  ${count}`),
    ...(withdrawMissing
      ? list(missing, 'to be withdrawn', max, ({ slug, title }) => `- ${slug}  ${title}`)
      : heading(missing.length, 'on sale, but not in the file: they stay (--withdraw-missing takes them off)')),
    ...heading(unchanged, 'as they are already'),
    ...(pictures.toMake.length > 0 ? [`  ${numbered(pictures.toMake.length, 'picture')} to be made`] : []),
    ...pictures.unreadable.map((each) => `  ${each} is no picture that can be read; it is left out`),
  ].join('\n')
}

/** Such as `prices.csv, line 14, column price: must be more than 0`. */
export function describeProblems(file: string, problems: readonly Problem[], max: number): string {
  const lines = first(problems, max, ({ place, column, message }) => {
    const cell = column === undefined ? place : `${place}, column ${column}`
    return `${path.basename(file)}, ${cell}: ${withAdvice(message)}`
  })
  return [`${numbered(countPlaces(problems), 'row')} cannot be imported:`, ...lines].join('\n')
}

export function describeDone({ added, changed, counted, missing }: Plan, withdrawMissing: boolean): string {
  const withdrawn = withdrawMissing ? missing.length : 0
  return `Done: ${added.length} added, ${changed.length} changed, ${withdrawn} withdrawn, ${counted.length} counted anew.`
}

function describe(differences: readonly Difference[]): string {
  return differences.map(({ field, from, to }) => (from === undefined ? field : `${field} ${from} → ${to}`)).join(', ')
}

/** A row may have several problems. */
function countPlaces(problems: readonly Problem[]): number {
  return new Set(problems.map(({ place }) => place)).size
}

function list<Row>(rows: readonly Row[], what: string, max: number, describeRow: (row: Row) => string): string[] {
  return [...heading(rows.length, what), ...first(rows, max, describeRow)]
}

function heading(count: number, what: string): string[] {
  return count === 0 ? [] : [`  ${numbered(count, 'product')} ${what}`]
}

function first<Row>(rows: readonly Row[], max: number, describeRow: (row: Row) => string): string[] {
  const lines = rows.slice(0, max).map((row) => `    ${describeRow(row)}`)
  return rows.length > max ? [...lines, `    … and ${rows.length - max} more (--all shows them)`] : lines
}

function numbered(count: number, thing: string): string {
  return `${count.toLocaleString('en')} ${thing}${count === 1 ? '' : 's'}`
}
