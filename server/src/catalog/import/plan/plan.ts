import { idFor, newId } from '../../../db/ids.ts'
import { PLACEHOLDER_ADDRESS } from '../../../pictures/placeholder.ts'
import { EMPTY_PRODUCT, type Brand, type Catalogue, type Product } from '../../whole-catalogue.queries.ts'
import { type Groups, makeGroups } from './groups.ts'
import { messages } from '../import.messages.en.ts'
import { inTurns } from '../in-turns.ts'
import { makeMatcher } from './match.ts'
import { findDifferences, merge, type Difference } from './merge.ts'
import type { PictureFinder } from '../pictures/find-pictures.ts'
import { barcodeKey } from '@baqala/contract/barcode'
import { slugFor, type WantedRow } from '../read/read-rows.ts'
import { problemOfChange, problemOfNew } from './row-problems.ts'
import { freeSlug } from '../../slugs.ts'
import { problemIn, type Problem } from '../read/table.ts'

/** The rows that an import would write. */
export interface Plan {
  /** The catalogue's version that it was made for. */
  readonly version: number
  readonly made: Groups['made']
  readonly added: Product[]
  readonly changed: { readonly before: Product; readonly after: Product; readonly differences: Difference[] }[]
  readonly unchanged: number
  /** Products on sale that the file does not name. */
  readonly missing: readonly Product[]
  readonly counted: {
    readonly id: string
    readonly product: Product
    readonly before: number
    readonly count: number
    readonly isNew: boolean
  }[]
  readonly images: { readonly brands: readonly NewImage[]; readonly categories: readonly NewImage[] }
  readonly problems: Problem[]
}

type NewImage = Pick<Brand, 'id' | 'slug' | 'image'>

/** Compares the rows with the catalogue and returns what to write. Changes nothing. */
export async function makePlan(
  catalogue: Catalogue,
  { rows, headings }: { readonly rows: readonly WantedRow[]; readonly headings: readonly string[] },
  pictures: PictureFinder,
): Promise<Plan> {
  const groups = makeGroups(catalogue, (name) => pictures.named(name) ?? PLACEHOLDER_ADDRESS)
  const matcher = makeMatcher(catalogue.products)
  const makeNew = productMaker(catalogue)
  const places = new Map<string, string>()
  const images = {
    brands: newImages(catalogue.brands, 'brand', pictures),
    categories: newImages(catalogue.categories, 'category', pictures),
  }
  const plan: Pick<Plan, 'added' | 'changed' | 'counted' | 'problems'> = {
    ...{ added: [], changed: [], counted: [], problems: [] },
  }

  for await (const read of inTurns(rows)) {
    const known = matcher.find(read)
    const row = known === undefined ? withDefaults(read) : read
    // The same code in another spelling is one product, unless the catalogue has both.
    const identity = known?.id ?? barcodeKey(read.wanted.barcode ?? '')
    const problem =
      pictures.problemOf(read) ??
      problemOfTwice(read, places.get(identity)) ??
      (known === undefined
        ? problemOfNew(row, headings, matcher.slugsFor(plan.problems.length))
        : problemOfChange(row, known, groups)) ??
      matcher.problemOfCodes(row, known)
    // Also after a problem: the row names its product, so the product is not missing from the file.
    if (identity !== '') places.set(identity, row.row.place)
    if (problem !== undefined) {
      plan.problems.push(problem)
      continue
    }
    const product = merge(known ?? makeNew(row), row, groups, pictures)
    const differences = known === undefined ? [] : findDifferences(known, product, groups)
    if (known === undefined) plan.added.push(product)
    else if (differences.length > 0) plan.changed.push({ before: known, after: product, differences })
    const before = known?.onHand ?? 0
    const count = row.wanted.stock ?? before
    if (count !== before) plan.counted.push({ id: product.id, product, before, count, isNew: known === undefined })
  }
  const unchanged = rows.length - plan.added.length - plan.changed.length - plan.problems.length
  const missing = catalogue.products.filter(({ id, isWithdrawn }) => !isWithdrawn && !places.has(id))
  return { ...plan, version: catalogue.version, made: groups.made, images, unchanged, missing }
}

function problemOfTwice({ row, wanted }: WantedRow, place: string | undefined): Problem | undefined {
  if (place === undefined) return undefined
  if (wanted.barcode) return problemIn(row, 'barcode', messages.namedTwice({ place }))
  return problemIn(row, 'title', messages.sameTitle({ place }))
}

/** Adds the values that a file has for new products only. */
function withDefaults(read: WantedRow): WantedRow {
  const { slug: _, ...ifNew } = read.row.ifNew ?? {}
  return { ...read, wanted: { ...ifNew, ...read.wanted } }
}

/** Makes the function that gives a new product its slug, its position and its id, which follows from the slug. */
function productMaker({ products }: Catalogue): (row: WantedRow) => Product {
  const ids = new Set(products.map(({ id }) => id))
  const slugs = new Set(products.map(({ slug }) => slug))
  let position = products.reduce((last, product) => Math.max(last, product.position), 0)
  return ({ wanted, slug: wished }) => {
    const slug = freeSlug(wished ?? slugFor(wanted), (taken) => slugs.has(taken))
    const wishedId = wanted.id ?? idFor('product', slug)
    const id = ids.has(wishedId) ? newId() : wishedId
    slugs.add(slug)
    ids.add(id)
    position += 1
    return { ...EMPTY_PRODUCT, id, slug, position }
  }
}

function newImages(known: readonly NewImage[], kind: 'brand' | 'category', pictures: PictureFinder): NewImage[] {
  return known.flatMap(({ id, slug, image }) => {
    const found = pictures.named(`${kind}-${slug}`)
    return found === undefined || found === image ? [] : [{ id, slug, image: found }]
  })
}

/** Whether the plan changes nothing. Products missing from the file count where they are withdrawn. */
export function changesNothing({ added, changed, counted, images, missing }: Plan, withdrawMissing: boolean): boolean {
  const lists = [added, changed, counted, images.brands, images.categories, withdrawMissing ? missing : []]
  return lists.every((list) => list.length === 0)
}

/** How many products it brings. The stock of new ones is no part of `counted`. */
export function countPlan({ added, changed, counted, missing }: Plan, withdrawMissing: boolean) {
  const recounted = counted.filter(({ isNew }) => !isNew)
  const withdrawn = withdrawMissing ? missing.length : 0
  return { added: added.length, changed: changed.length, counted: recounted.length, withdrawn }
}
