import { rowsOf, type Db } from '../../db/rows.ts'

/** When each open order that was not moved yet was last changed, the newest 500: new ones are told of by nobody (migration 0006). */
export function listNewest(db: Db): Promise<{ number: number; updatedAt: Date }[]> {
  return rowsOf<{ number: number; updatedAt: Date }>(db)`
    select number, updated_at as "updatedAt" from orders where state = 'placed' order by number desc limit 500`
}
