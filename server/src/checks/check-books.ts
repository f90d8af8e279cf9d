import type { Db } from '../db/rows.ts'
import { clockOf } from '../egypt/cairo-time.ts'
import { money } from '../egypt/money.ts'
import {
  liftLimits,
  listOverfullSlots,
  listOwed,
  listWithoutPlace,
  listWrongLedgers,
  listWrongPayments,
  listWrongStock,
  listWrongTotals,
  type WrongLedger,
  type WrongPayment,
} from './books.queries.ts'
import { firstFew, type Finding } from './finding.ts'

/** Checks that stock and ledger, orders and ledger, orders and lines, orders and payments agree, all at one moment. */
export function checkBooks(db: Db): Promise<Finding[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await liftLimits(tx)
      return compareBooks(tx)
    })
}

async function compareBooks(db: Db): Promise<Finding[]> {
  return [
    finding(
      'stock',
      (await listWrongStock(db)).map(
        ({ slug, onHand, ledger }) => `${slug}: ${onHand} on the shelf, ${ledger} by the ledger`,
      ),
      'The ledger adds up to what is on the shelf, product by product.',
      'Somebody changed stock past the ledger. Restore a backup from before, or have the difference written into stock_ledger by whoever knows why.',
    ),
    finding(
      'ledger',
      (await listWrongLedgers(db)).map(describeLedger),
      'Every order holds the pieces of its lines, and none that is not to be delivered holds any.',
      'Somebody changed orders or stock_ledger by hand. Compare both with a backup.',
    ),
    finding(
      'orders',
      (await listWrongTotals(db)).map(
        ({ number, total, lines, fee }) =>
          `${number}: ${money(total)}, its lines ${money(lines)}${fee === 0 ? '' : ` and delivery ${money(fee)}`}`,
      ),
      'Every order costs what its lines and its delivery cost.',
      'Somebody changed orders by hand. Compare them with a backup.',
    ),
    finding(
      'payments',
      (await listWrongPayments(db)).map(describePayment),
      'Every order called paid has its money, and only those have.',
      'Look the orders up at the payment provider: its word counts. baqala orders show NUMBER tells what the shop knows.',
    ),
    finding(
      'places',
      await describePlaces(db),
      'Every order that was promised a time has its place, and no slot has more orders than places.',
      'Call those shoppers and agree on another time, or make more room: baqala delivery slots.',
    ),
    await checkOwed(db),
  ]
}

function finding(about: string, wrong: readonly string[], allRight: string, todo: string): Finding {
  return wrong.length === 0 ? { about, says: allRight } : { about, says: firstFew(wrong), todo }
}

function describeLedger({ number, state, slug, due, taken }: WrongLedger): string {
  const order = number === null ? 'an order that is gone' : `${number} (${state})`
  return `${order}, ${slug}: ${due} by the order, ${taken} by the ledger`
}

function describePayment({ number, state, total, amount, currency, isRefunded }: WrongPayment): string {
  if (amount === null) return `${number} is ${state}, but no money arrived`
  const arrived = `${money(amount, currency ?? '')} ${isRefunded ? 'arrived and went back' : 'arrived'}`
  return `${number} is ${state} and costs ${money(total)}, but ${arrived}`
}

async function describePlaces(db: Db): Promise<string[]> {
  const without = (await listWithoutPlace(db)).map(
    ({ number, state }) => `${number} (${state}) has no place in its slot`,
  )
  const overfull = (await listOverfullSlots(db)).map(({ day, fromMinute, round, capacity, orders }) => {
    return `${day} ${clockOf(fromMinute)}, ${round}: ${orders} orders, ${capacity} places`
  })
  return [...without, ...overfull]
}

/** A person makes each refund, so one may be due for up to a day. */
async function checkOwed(db: Db): Promise<Finding> {
  const owed = await listOwed(db)
  if (owed.length === 0) return { about: 'refunds', says: 'No shopper is owed money.' }
  const all = owed.map(({ number, amount, currency }) => `${money(amount, currency)} for order ${number}`)
  const numbers = [...new Set(owed.map(({ number }) => number))].join(' ')
  const isForgotten = owed.some(({ isLong }) => isLong)
  return {
    about: 'refunds',
    says: `Owed to shoppers: ${firstFew(all)}.`,
    todo: isForgotten ? `Send it back: baqala orders refund ${numbers}` : undefined,
  }
}
