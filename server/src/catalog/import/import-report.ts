/** An import, and its undoing, as the admin is told of it: so many rows of each kind, and all of them counted. */
import { MOST_ROWS_TOLD } from '@baqala/contract/admin/imports'
import type { Message } from '../../refusal.ts'
import type { CheckedCatalogue } from './import-catalogue.ts'
import { countPlan, type Plan } from './plan/plan.ts'
import { countPlaces, lineOf } from './read/table.ts'
import type { Undone } from './undo-import.ts'

interface ReportOptions {
  /** Null for a check, which imports nothing. */
  readonly importId: string | null
  readonly withdrawMissing: boolean
  readonly say: (message: Message) => string
}

/** The report of `plan`: what was done, or would be. */
export function reportImport(checked: CheckedCatalogue, plan: Plan, { importId, withdrawMissing, say }: ReportOptions) {
  const { problems, notes, unread, sheets } = checked
  const counted = plan.counted.filter(({ isNew }) => !isNew)
  return {
    _id: importId,
    notes: notes.map(say),
    unread: [...unread],
    sheets: [...sheets],
    counts: {
      ...countPlan(plan, withdrawMissing),
      ...{ unchanged: plan.unchanged, missing: plan.missing.length, refused: countPlaces(problems) },
    },
    added: first(plan.added, (product) => ({ ...named(product), price: product.price / 100 })),
    changed: first(plan.changed, toChanged),
    counted: first(counted, ({ product, before, count }) => ({ ...named(product), from: before, to: count })),
    missing: first(plan.missing, named),
    refused: first(problems, (problem) => ({
      line: lineOf(problem),
      ...(problem.column !== undefined && { column: problem.column }),
      why: say(problem.message),
    })),
    made: {
      brands: first(plan.made.brands, nameOf),
      categories: first(plan.made.categories, nameOf),
      // Several categories may each get their "Other".
      subcategories: [...new Set(first(plan.made.subcategories, nameOf))],
    },
  }
}

export function reportUndone({ version, changedSince, changed, withdrawn, counted }: Undone) {
  return {
    seen: String(version),
    changedSince: first(changedSince, (title) => title),
    counts: { changed: changed.length, withdrawn: withdrawn.length, counted: counted.length },
    changed: first(changed, toChanged),
    withdrawn: first(withdrawn, named),
    counted: first(counted, ({ product, from, to }) => ({ ...named(product), from, to })),
  }
}

function first<Row, Told>(rows: readonly Row[], tell: (row: Row) => Told): Told[] {
  return rows.slice(0, MOST_ROWS_TOLD).map(tell)
}

// A description may have 10,000 characters.
const SHOWN = 300

function toChanged({ after, differences }: Plan['changed'][number]) {
  const cut = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)} …` : text)
  return {
    ...named(after),
    differences: differences.map(({ field, from, to }) => {
      return { field, ...(from !== undefined && { from: cut(from) }), ...(to !== undefined && { to: cut(to) }) }
    }),
  }
}

function named({ slug, title, titleAr, unit, unitAr }: Plan['missing'][number]) {
  return { slug, title, titleAr, unit, unitAr }
}

function nameOf({ name }: { readonly name: string }): string {
  return name
}
