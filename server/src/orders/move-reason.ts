import { moveReasons } from './orders.messages.en.ts'
import type { MoveRow } from './order-moves.queries.ts'

/** The sentence that says why an order moved. */
export function describeReason({ reason, params, why }: Pick<MoveRow, 'reason' | 'params' | 'why'>): string {
  if (reason === null || !(reason in moveReasons)) return why
  // updateState stores each code with the parameters of its own sentence.
  const describe = moveReasons[reason as keyof typeof moveReasons] as (params: object | null) => string
  return describe(params)
}
