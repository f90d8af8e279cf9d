import type { Db } from '../db/rows.ts'
import { listOwed, listWrongPayments, listWrongStock, listWrongTotals, type WrongPayment } from './books.queries.ts'
import { money } from '../money.ts'
import { firstFew, type Finding } from './finding.ts'

/** Compares what the database says in one place with what it says in another. */
export async function checkBooks(db: Db): Promise<Finding[]> {
  return [await checkStock(db), await checkTotals(db), await checkPayments(db), await checkOwed(db)]
}

async function checkStock(db: Db): Promise<Finding> {
  const about = 'stock'
  const wrong = await listWrongStock(db)
  if (wrong.length === 0) return { about, says: 'The ledger adds up to what is on the shelf, product by product.' }
  return {
    about,
    says: firstFew(wrong.map(({ slug, onHand, ledger }) => `${slug}: ${onHand} on the shelf, ${ledger} by the ledger`)),
    todo: 'Somebody changed stock past the ledger. Restore a backup from before, or have the difference written into stock_ledger by whoever knows why.',
  }
}

async function checkTotals(db: Db): Promise<Finding> {
  const about = 'orders'
  const wrong = await listWrongTotals(db)
  if (wrong.length === 0) return { about, says: 'Every order costs what its lines cost.' }
  return {
    about,
    says: firstFew(wrong.map(({ number, total, lines }) => `${number}: ${money(total)}, its lines ${money(lines)}`)),
    todo: 'Somebody changed orders by hand. Compare them with a backup.',
  }
}

async function checkPayments(db: Db): Promise<Finding> {
  const about = 'payments'
  const wrong = await listWrongPayments(db)
  if (wrong.length === 0) return { about, says: 'Every order called paid has its money, and only those have.' }
  return {
    about,
    says: firstFew(wrong.map(describePayment)),
    todo: 'Look the orders up at the payment provider: its word counts. baqala orders show NUMBER tells what the shop knows.',
  }
}

function describePayment({ number, state, total, amount, currency, isRefunded }: WrongPayment): string {
  if (amount === null) return `${number} is ${state}, but no money arrived`
  const arrived = `${money(amount, currency ?? '')} ${isRefunded ? 'arrived and went back' : 'arrived'}`
  return `${number} is ${state} and costs ${money(total)}, but ${arrived}`
}

/** A person sends refunds back, so one may be due for a while. After a day it was forgotten. */
async function checkOwed(db: Db): Promise<Finding> {
  const about = 'refunds'
  const owed = await listOwed(db)
  if (owed.length === 0) return { about, says: 'No shopper is owed money.' }
  return {
    about,
    says: `Owed to shoppers: ${firstFew(owed.map(({ number, amount }) => `${money(amount)} for order ${number}`))}.`,
    todo: owed.some(({ isLong }) => isLong)
      ? `Send it back: baqala orders refund ${owed.map(({ number }) => number).join(' ')}`
      : undefined,
  }
}
