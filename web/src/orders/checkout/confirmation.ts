import { valueAt } from '../../api/call-api.ts'

/** The order's number and total, shown below the specified text of the confirmation. */
export interface Confirmation {
  readonly number: number
  readonly total: number
}

/** Undefined if the answer does not hold them. */
export function confirmationOf(reply: unknown): Confirmation | undefined {
  const order = valueAt(reply, 'data')
  const [number, total] = [valueAt(order, 'id'), valueAt(order, 'totalOrderPrice')]
  return typeof number === 'number' && typeof total === 'number' ? { number, total } : undefined
}

/** Validates the history state, which survives a reload. */
export function isConfirmation(state: unknown): state is Confirmation {
  return typeof valueAt(state, 'number') === 'number' && typeof valueAt(state, 'total') === 'number'
}
