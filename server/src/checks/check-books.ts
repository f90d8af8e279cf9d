import { inSnapshot, type Db } from '../db/transaction.ts'
import type { Message } from '../refusal.ts'
import * as books from './books.queries.ts'
import { listAllOwed } from '../orders/order-payments.queries.ts'
import { books as messages } from './checks.messages.en.ts'
import type { Items } from './checks-message-params.ts'
import type { Finding, Result } from './finding.ts'

/** Checks that stock and ledger, orders and ledger, orders and lines, orders and payments agree, all at one moment. */
export function checkBooks(db: Db): Promise<Finding[]> {
  return inSnapshot(db, async (snapshot) => {
    await books.liftLimits(snapshot)
    return compareBooks(snapshot)
  })
}

async function compareBooks(db: Db): Promise<Finding[]> {
  const { stockAgrees, stockDiffers, mendStock, ledgerAgrees, ledgerDiffers, mendLedger } = messages
  const { totalsAgree, totalsDiffer, mendTotals, paymentsAgree, paymentsDiffer, mendPayments } = messages
  const [ledgers, totals] = [await books.listWrongLedgers(db), await books.listWrongTotals(db)]
  const named = new Set([...ledgers, ...totals].map(({ number }) => number))
  const changed = (await books.listChangedTotals(db)).filter(({ number }) => !named.has(number))
  return [
    { about: 'stock', ...compare(await books.listWrongStock(db), stockAgrees, stockDiffers, mendStock) },
    { about: 'ledger', ...compare(ledgers, ledgerAgrees, ledgerDiffers, mendLedger) },
    { about: 'orders', ...compare(totals, totalsAgree, totalsDiffer, mendTotals) },
    { about: 'totals', ...compare(changed, messages.totalsStay, messages.totalsChanged, mendTotals) },
    { about: 'payments', ...compare(await books.listWrongPayments(db), paymentsAgree, paymentsDiffer, mendPayments) },
    { about: 'places', ...(await checkPlaces(db)) },
    { about: 'refunds', ...(await checkOwed(db)) },
  ]
}

function compare<Item>(
  items: readonly Item[],
  agrees: Message,
  differs: (found: Items<Item>) => Message,
  todo: Message,
): Result {
  return items.length === 0 ? { says: agrees } : { says: differs({ items }), todo }
}

async function checkPlaces(db: Db): Promise<Result> {
  const [without, overfull] = [await books.listWithoutPlace(db), await books.listOverfullSlots(db)]
  if (without.length + overfull.length === 0) return { says: messages.placesAgree }
  return { says: messages.placesDiffer({ without, overfull }), todo: messages.mendPlaces }
}

/** A person makes each refund, so one may be due for up to a day. */
async function checkOwed(db: Db): Promise<Result> {
  const items = await listAllOwed(db)
  if (items.length === 0) return { says: messages.nothingOwed }
  const numbers = [...new Set(items.map(({ number }) => number))]
  const isForgotten = items.some(({ isLong }) => isLong)
  return { says: messages.owed({ items }), todo: isForgotten ? messages.sendBack({ numbers }) : undefined }
}
