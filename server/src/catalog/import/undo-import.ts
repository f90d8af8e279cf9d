import { allowLongWork } from '../../db/transaction.ts'
import type { Db } from '../../db/rows.ts'
import { readShopPictures, type ShopPictures } from '../../pictures/shop-pictures.ts'
import { Refusal } from '../../refusal.ts'
import { addToLog, type Clerk } from '../../staff/log.queries.ts'
import { adjustStocks } from '../../stock/stock.ts'
import { deleteUnusedGroups } from '../groups.queries.ts'
import {
  lockCatalogue,
  readCatalogue,
  withdrawProducts,
  type Catalogue,
  type KnownProduct,
} from '../whole-catalogue.queries.ts'
import { withGroupsOfNow } from './export-catalogue.ts'
import { messages } from './import.messages.en.ts'
import { listChangedSince, markUndone, type MadeGroups } from './imports.queries.ts'
import { readKept } from './kept-imports.ts'
import { makePictureFinder } from './pictures/find-pictures.ts'
import { makePlan, type Plan } from './plan/plan.ts'
import { writePlan } from './plan/write-plan.ts'
import { readJson } from './read/read-json.ts'
import { readRows } from './read/read-rows.ts'

interface HowToUndo {
  /** Whether products that were changed after the import lose these changes too. */
  readonly overwrite: boolean
  /** Throws where this person may not do it. */
  readonly allow?: (plan: Plan) => void
}

export interface Undone {
  /** The catalogue's version before it. */
  readonly version: number
  /** Titles of the products that were changed after the import. */
  readonly changedSince: readonly string[]
  readonly changed: Plan['changed']
  readonly withdrawn: readonly KnownProduct[]
  readonly counted: readonly { readonly product: KnownProduct; readonly from: number; readonly to: number }[]
}

/**
 * Puts the products back to what they were before an import. Its new products go off sale, and so do those that it put on
 * sale again. Groups that it made go where nothing is in them. Pieces that it counted go off the shelf again or come back;
 * what was sold since stays sold. Refused with 404, or 409 if it was undone already, if products were changed since, or if
 * one cannot be put back.
 */
export async function undoImport(tx: Db, id: string, { overwrite, allow }: HowToUndo, clerk: Clerk): Promise<Undone> {
  await allowLongWork(tx)
  await lockCatalogue(tx)
  const kept = await readKept(tx, id)
  if (kept.isUndone) throw new Refusal(409, messages.undoneAlready)
  const changedSince = await listChangedSince(tx, id)
  if (changedSince.length > 0 && !overwrite) throw new Refusal(409, messages.changedSince({ titles: changedSince }))

  const catalogue = await readCatalogue(tx)
  const plan = await planToRestore(catalogue, kept.before, await readShopPictures(tx))
  allow?.(plan)
  const note = messages.undoNote(kept).text
  await writePlan(tx, plan, { withdrawMissing: false, note }, clerk)
  await withdrawProducts(tx, kept.putOnSale)
  await removeUnusedGroups(tx, kept.made, clerk)
  const back = kept.counted.map(({ productId, change }) => ({ productId, change: -change }))
  const moved = await adjustStocks(tx, back, note, clerk)

  const byId = new Map(catalogue.products.map((product) => [product.id, product]))
  const withdrawn = kept.putOnSale.flatMap((productId) => byId.get(productId) ?? [])
  const counted = moved.flatMap(({ productId, ...counts }) => {
    const product = byId.get(productId)
    return product === undefined ? [] : [{ product, ...counts }]
  })
  await markUndone(tx, id, clerk)
  const after = { changed: plan.changed.length, withdrawn: withdrawn.length, counted: counted.length }
  await addToLog(tx, clerk, [{ what: 'import undone', kind: 'import', id: kept.file, after }])
  return { version: plan.version, changedSince, changed: plan.changed, withdrawn, counted }
}

/** Removes those that nothing is in. The others are hidden while nothing in them is on sale. */
async function removeUnusedGroups(tx: Db, made: MadeGroups, clerk: Clerk): Promise<void> {
  for (const kind of ['subcategory', 'category', 'brand'] as const) {
    const removed = await deleteUnusedGroups(tx, kind, made[kind])
    const entries = removed.map(({ _id: id, ...names }) => ({ what: `${kind} removed`, kind, id, before: names }))
    await addToLog(tx, clerk, entries)
  }
}

async function planToRestore(catalogue: Catalogue, before: string, shop: ShopPictures): Promise<Plan> {
  const table = readJson(withGroupsOfNow(before, catalogue), '')
  const { rows, problems } = await readRows(table, { emptyCells: 'meant' })
  const plan = await makePlan(catalogue, { rows, headings: table.headings }, makePictureFinder(catalogue, shop))
  const [problem] = [...problems, ...plan.problems]
  if (problem === undefined) return plan
  const { slug = '' } = table.rows.find(({ place }) => place === problem.place)?.cells ?? {}
  throw new Refusal(409, messages.cannotRestore({ slug, why: problem.message.text }))
}
