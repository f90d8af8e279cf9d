import { idFor, newId } from '../ids.ts'
import type { Book, BookProduct } from './catalogue-book.queries.ts'
import { makeFinder, whatDoesNotFit, whatIsMissing, type Known } from './catalogue-match.ts'
import { EMPTY, findDifferences, merge, type Difference } from './catalogue-merge.ts'
import type { PicturesFound } from './catalogue-pictures.ts'
import { slugFor, type WantedRow } from './catalogue-rows.ts'
import { makeShelves, type Shelves } from './catalogue-shelves.ts'
import { freeSlug } from './catalogue-slugs.ts'
import { problemIn, type Problem } from './catalogue-table.ts'

/** What an import would do to the catalogue, in the words of the tables. */
export interface Plan {
  readonly made: Shelves['made']
  readonly added: (BookProduct & { readonly position: number })[]
  readonly changed: { readonly product: BookProduct; readonly differences: readonly Difference[] }[]
  readonly unchanged: number
  /** On sale, and not in the file. */
  readonly missing: readonly BookProduct[]
  readonly counted: { readonly id: string; readonly slug: string; readonly count: number; readonly isNew: boolean }[]
  readonly images: { readonly brands: readonly NewImage[]; readonly categories: readonly NewImage[] }
  readonly problems: Problem[]
}

export interface NewImage {
  readonly id: string
  readonly slug: string
  readonly image: string
}

/** Compares the rows with the catalogue. Changes nothing. */
export function makePlan(book: Book, rows: readonly WantedRow[], pictures: PicturesFound): Plan {
  const shelves = makeShelves(book, (name) => pictures.named(name) ?? pictures.placeholder())
  const find = makeFinder(book.products)
  const makeNew = newProducts(book)
  const places = new Map<string, string>()
  const plan: Plan = {
    ...{ made: shelves.made, added: [], changed: [], missing: [], counted: [], problems: [], unchanged: 0 },
    images: {
      brands: newImages(book.brands, 'brand', pictures),
      categories: newImages(book.categories, 'category', pictures),
    },
  }
  let position = Math.max(0, ...book.products.map((product) => product.position))

  for (const row of rows) {
    const known = find(row)
    const problem = whatIsWrong(row, known, places.get(known?.id ?? ''), shelves)
    // A row that says something wrong of a product has named it all the same.
    if (known !== undefined) places.set(known.id, row.row.place)
    if (problem !== undefined) {
      plan.problems.push(problem)
      continue
    }
    const product = merge(known ?? makeNew(row), row, shelves, pictures)
    if (known === undefined) {
      position += 1
      plan.added.push({ ...product, position })
    } else {
      const back = known.isWithdrawn ? [{ field: 'on sale again' }] : []
      const differences = [...back, ...findDifferences(known, product)]
      if (differences.length > 0) plan.changed.push({ product, differences })
    }
    const { stock: count } = row.wanted
    const { id, slug } = product
    if (count !== undefined && count !== (known?.onHand ?? 0)) {
      plan.counted.push({ id, slug, count, isNew: known === undefined })
    }
  }
  return {
    ...plan,
    unchanged: rows.length - plan.added.length - plan.changed.length - plan.problems.length,
    missing: book.products.filter(({ id, isWithdrawn }) => !isWithdrawn && !places.has(id)),
  }
}

function whatIsWrong(
  row: WantedRow,
  known: Known | undefined,
  earlier: string | undefined,
  shelves: Shelves,
): Problem | undefined {
  if (known === undefined) return whatIsMissing(row)
  if (earlier !== undefined) return problemIn(row.row, 'title', `is the product of ${earlier} again`)
  return whatDoesNotFit(row, known, shelves)
}

/** Gives new products their addresses: ids follow from slugs, so that a database made anew has the same. */
function newProducts(book: Book): (row: WantedRow) => BookProduct {
  const ids = new Set(book.products.map(({ id }) => id))
  const slugs = new Set(book.products.map(({ slug }) => slug))
  return ({ wanted, slug: wished }) => {
    const slug = freeSlug(wished ?? slugFor(wanted), (taken) => slugs.has(taken))
    const id = wanted.id ?? idFor('product', slug)
    const own = ids.has(id) ? newId() : id
    slugs.add(slug)
    ids.add(own)
    return { ...EMPTY, id: own, slug }
  }
}

function newImages(known: readonly NewImage[], kind: 'brand' | 'category', pictures: PicturesFound): NewImage[] {
  return known.flatMap(({ id, slug, image }) => {
    const found = pictures.named(`${kind}-${slug}`)
    return found === undefined || found === image ? [] : [{ id, slug, image: found }]
  })
}

/** Whether the plan, carried out, would leave everything as it is. */
export function changesNothing({ added, changed, counted, images }: Plan): boolean {
  return [added, changed, counted, images.brands, images.categories].every((list) => list.length === 0)
}
