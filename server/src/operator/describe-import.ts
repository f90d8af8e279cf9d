import path from 'node:path'
import type { CheckedCatalogue } from '../catalog/import/import-catalogue.ts'
import type { Plan } from '../catalog/import/plan.ts'
import { inPounds } from '../egypt/money.ts'
import { countPlaces, numbered } from './describe-problems.ts'
import { describeDifferences } from './describe-product.ts'
import { printable } from './print.ts'

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
    ...newGroups(made.brands, 'brand', 'brands', max),
    ...newGroups(made.categories, 'category', 'categories', max),
    ...newGroups(made.subcategories, 'subcategory', 'subcategories', max),
    ...[...images.brands, ...images.categories].map(({ slug }) => `  ~ ${slug}  gets another picture`),
    ...list(
      changed,
      'to be changed',
      max,
      ({ product, differences }) => `~ ${describeDifferences(product.slug, differences)}`,
    ),
    ...list(counted, 'with another count on the shelf', max, ({ slug, count }) => `# ${slug}  ${count}`),
    ...(withdrawMissing
      ? list(missing, 'to be withdrawn', max, ({ slug, title }) => `- ${slug}  ${title}`)
      : heading(missing.length, 'on sale, but not in the file: they stay (--withdraw-missing takes them off)')),
    ...heading(unchanged, 'as they are already'),
    ...(pictures.toMake.length > 0 ? [`  ${numbered(pictures.toMake.length, 'picture')} to be made`] : []),
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

function list<Row>(rows: readonly Row[], what: string, max: number, describeRow: (row: Row) => string): string[] {
  return [...heading(rows.length, what), ...first(rows, max, describeRow)]
}

function heading(count: number, what: string): string[] {
  return count === 0 ? [] : [`  ${numbered(count, 'product')} ${what}`]
}

function first<Row>(rows: readonly Row[], max: number, describeRow: (row: Row) => string): string[] {
  const lines = rows.slice(0, max).map((row) => `    ${printable(describeRow(row))}`)
  return rows.length > max ? [...lines, `    … and ${rows.length - max} more (--all shows them)`] : lines
}
