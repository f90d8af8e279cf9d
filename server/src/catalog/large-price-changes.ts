/** Guards prices set in /admin by hand, by percent or by an import or its undo; not the undo of a price, nor the command line. */
import { LARGE_CHANGE_PERCENT } from '@baqala/contract/admin/price-rules'
import { demandFreshFactor } from '../staff/admin-route.ts'
import type { StaffSession } from '../staff/sessions.ts'
import type { PriceChange } from './prices.ts'

type Change = Pick<PriceChange, 'before' | 'after'>

/** Wants the second factor fresh if a price changes so much that a slip of the finger is likelier than a reason. */
export function guardLargeChanges(changes: readonly Change[], session: StaffSession): void {
  if (changes.some(isLarge)) demandFreshFactor(session)
}

function isLarge({ before, after }: Change): boolean {
  const was = before.priceAfterDiscount ?? before.price
  const is = after.priceAfterDiscount ?? after.price
  return isFar(before.price, after.price) || isFar(was, is)
}

function isFar(was: number, is: number): boolean {
  return Math.abs(is - was) * 100 > was * LARGE_CHANGE_PERCENT
}
