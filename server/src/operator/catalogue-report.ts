import path from 'node:path'
import { inEgp, type Difference } from './catalogue-merge.ts'
import type { Plan } from './catalogue-plan.ts'
import { describeProblem, type Problem } from './catalogue-table.ts'
import type { Import } from './import-catalogue.ts'

export interface ReportWishes {
  readonly file: string
  readonly withdrawMissing: boolean
  /** Of each list, so many lines. */
  readonly most: number
}

/** What an import would do, line by line. */
export function describeImport(found: Import, wishes: ReportWishes): string {
  const { plan, problems } = found
  const toMake = found.pictures.toMake().length
  return [
    `${path.basename(wishes.file)}: ${counted(found.rows.length + countPlaces(problems) - plan.problems.length, 'product')}`,
    ...heading(plan.added.length, 'to be added'),
    ...first(plan.added, wishes.most, ({ slug, title, price }) => `+ ${slug}  ${title}, ${inEgp(price)} EGP`),
    ...describeShelves(plan),
    ...heading(plan.changed.length, 'to be changed'),
    ...first(plan.changed, wishes.most, ({ product, differences }) => `~ ${product.slug}  ${describeAll(differences)}`),
    ...heading(plan.counted.length, 'with another count on the shelf'),
    ...first(plan.counted, wishes.most, ({ slug, count }) => `# ${slug}  ${count}`),
    ...describeMissing(plan, wishes),
    ...heading(plan.unchanged, 'as they are already'),
    ...(toMake > 0 ? [`  ${counted(toMake, 'picture')} to be made`] : []),
    ...[...found.unreadablePictures].map((file) => `  ${file} is no picture that can be read; it is left out`),
  ].join('\n')
}

export function describeProblems(file: string, problems: readonly Problem[], most: number): string {
  const title = `${counted(countPlaces(problems), 'row')} cannot be imported:`
  return [title, ...first(problems, most, (problem) => describeProblem(file, problem))].join('\n')
}

/** What was done, in one line. */
export function describeDone({ added, changed, counted: stock, missing }: Plan, withdrawMissing: boolean): string {
  const parts = [
    [added.length, 'added'],
    [changed.length, 'changed'],
    [withdrawMissing ? missing.length : 0, 'withdrawn'],
    [stock.length, 'counted anew'],
  ] as const
  return `Done: ${parts.map(([count, what]) => `${count} ${what}`).join(', ')}.`
}

function describeMissing({ missing }: Plan, { withdrawMissing, most }: ReportWishes): string[] {
  if (missing.length === 0) return []
  if (withdrawMissing) {
    return [
      ...heading(missing.length, 'to be withdrawn'),
      ...first(missing, most, ({ slug, title }) => `- ${slug}  ${title}`),
    ]
  }
  return [
    `  ${counted(missing.length, 'product')} on sale, but not in the file: they stay (--withdraw-missing takes them off)`,
  ]
}

function describeShelves({ made, images }: Plan): string[] {
  const news = (
    [
      ['brand', made.brands],
      ['category', made.categories],
      ['subcategory', made.subcategories],
    ] as const
  ).flatMap(([kind, list]) => list.map(({ name }) => `  + new ${kind}: ${name}`))
  const pictured = [...images.brands, ...images.categories].map(({ slug }) => `  ~ ${slug}  gets another picture`)
  return [...news, ...pictured]
}

function describeAll(differences: readonly Difference[]): string {
  return differences.map(({ field, from, to }) => (from === undefined ? field : `${field} ${from} → ${to}`)).join(', ')
}

/** A row may have several problems. */
function countPlaces(problems: readonly Problem[]): number {
  return new Set(problems.map(({ place }) => place)).size
}

function heading(count: number, what: string): string[] {
  return count === 0 ? [] : [`  ${counted(count, 'product')} ${what}`]
}

function first<Row>(rows: readonly Row[], most: number, describe: (row: Row) => string): string[] {
  const lines = rows.slice(0, most).map((row) => `    ${describe(row)}`)
  return rows.length > most ? [...lines, `    … and ${rows.length - most} more (--all shows them)`] : lines
}

function counted(count: number, thing: string): string {
  return `${count.toLocaleString('en')} ${thing}${count === 1 ? '' : 's'}`
}
