import { GROUPS, UNDO_MINUTES } from '@baqala/contract/admin/price-rules'
import * as contract from '@baqala/contract/admin/prices'
import type { Asked } from '@baqala/contract/endpoint'
import type { Db } from '../db/rows.ts'
import { periodOfDay, readDay, cairoDay } from '../egypt/cairo-time.ts'
import { toPiastres } from '../egypt/money.ts'
import type { AdminRoute } from '../staff/admin-route.ts'
import { guardLargeChanges } from './large-price-changes.ts'
import { changePrices, undoPrices } from './prices-together.ts'
import { changePrice, findPrices, undoPrice, type PriceChange } from './prices.ts'
import { listPriceChanges } from './price-changes.queries.ts'
import { inEgp, type Prices } from './price-values.ts'
import type { Group, PricedRow } from './prices.queries.ts'

export function priceRoutes(route: AdminRoute, db: Db): void {
  route(contract.getPrice, async ({ params, clerk, language }) => {
    const { product, lastChange } = await findPrices(db, params.id, clerk, language)
    const undo = lastChange?.before && { until: undoUntil(lastChange.at), before: inEgp(lastChange.before) }
    return { product, ...inEgp(product), undo: undo ?? null }
  })

  route(contract.changePrice, async ({ params, body, clerk, session, language, isCheck, change }) => {
    const { price, priceAfterDiscount: sale, before } = body
    const priceAfterDiscount = typeof sale === 'number' ? toPiastres(sale) : sale
    const seen = before && inPiastres(before)
    const wanted = { named: params.id, price: toPiastres(price), priceAfterDiscount, seen }
    const done = await change(async (tx) => {
      const made = await changePrice(tx, wanted, clerk, language)
      if (!isCheck) guardLargeChanges([made], session)
      return made
    })
    return toChange(done)
  })

  route(contract.undoPrice, async ({ params, body: { before, after }, clerk, language, change }) => {
    const seen = { ...(before && { before: inPiastres(before) }), ...(after && { after: inPiastres(after) }) }
    return toChange(await change((tx) => undoPrice(tx, params.id, clerk, language, seen)))
  })

  route(contract.changePrices, async ({ body, clerk, session, language, isCheck, change }) => {
    const { percent, seen: seenFingerprint } = body
    const wanted = { group: groupOf(body), percent, rounding: toPiastres(body.rounding), seenFingerprint }
    const { batchId, fingerprint, changes } = await change(async (tx) => {
      const made = await changePrices(tx, wanted, clerk, language)
      if (!isCheck) guardLargeChanges(made.changes, session)
      return made
    })
    return { together: batchId, seen: fingerprint, changes: changes.map(toChange) }
  })

  route(contract.undoPrices, async ({ params, clerk, language, change }) => {
    const changes = await change((tx) => undoPrices(tx, params.together, clerk, language))
    return { changes: changes.map(toChange) }
  })

  route(contract.listPriceChanges, async ({ query: { day, together, page = 1 }, clerk, language }) => {
    const period = periodOfDay((day === undefined ? undefined : readDay(day)) ?? cairoDay(new Date()))
    const rows = await listPriceChanges(db, { ...period, together, page }, clerk, language)
    const changes = rows
      .slice(0, contract.PRICES_PAGE)
      .map(({ at, kind, id, name, before, after, canUndo, ...rest }) => ({
        ...rest,
        at: at.toISOString(),
        about: { kind, id, name },
        before: before && inEgp(before),
        after: after && inEgp(after),
        undoUntil: canUndo ? undoUntil(at) : null,
      }))
    return { page, hasMore: rows.length > contract.PRICES_PAGE, changes }
  })
}

function toChange({ product, before, after }: PriceChange): { product: PricedRow; before: Prices; after: Prices } {
  return { product, before: inEgp(before), after: inEgp(after) }
}

function inPiastres({ price, priceAfterDiscount: sale }: Prices): Prices {
  return { price: toPiastres(price), priceAfterDiscount: sale === null ? null : toPiastres(sale) }
}

/** The caller has held the body against the contract, which wants one of three. */
function groupOf(body: Asked<typeof contract.changePrices>['body']): Group {
  const kind = GROUPS.find((each) => body[`${each}Id`] !== undefined) ?? 'brand'
  return { kind, id: body[`${kind}Id`] ?? '' }
}

function undoUntil(at: Date): string {
  return new Date(at.getTime() + UNDO_MINUTES * 60_000).toISOString()
}
