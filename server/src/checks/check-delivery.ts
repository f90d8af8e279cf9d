import type { Db } from '../db/rows.ts'
import { findDeliveryFacts } from '../delivery/areas.queries.ts'
import type { Finding } from './finding.ts'

/** Whether shoppers find times to choose, and whether the database knows Cairo's summer time. */
export async function checkDelivery(db: Db): Promise<Finding> {
  const about = 'delivery'
  const { isClockRight, areas, unplanned, ahead } = await findDeliveryFacts(db)
  if (!isClockRight) {
    const todo = 'Update the time zones of the database server (tzdata 2023c or newer), then restart it.'
    return { about, says: 'The database does not know the summer time of Egypt: times are an hour wrong.', todo }
  }
  if (areas === 0) return { about, says: 'The shop has no areas: orders need no more than an address.' }
  if (unplanned.length > 0) {
    const todo = 'Say when it rides: baqala delivery plans set ROUND --hours 10:00-12:00,12:00-14:00'
    return { about, says: `No times are made for ${unplanned.join(', ')}.`, todo }
  }
  if (ahead === 0) {
    return { about, says: 'Shoppers find no time ahead.', todo: 'Make them: baqala delivery regenerate' }
  }
  return { about, says: `${areas === 1 ? '1 area' : `${areas} areas`}, ${ahead} times ahead.` }
}
