import type { Db } from '../db/rows.ts'
import { findDeliveryFacts } from '../delivery/areas.queries.ts'
import { shop as messages } from './checks.messages.en.ts'
import type { Finding } from './finding.ts'

/** Whether shoppers find times to choose, and whether the database knows Cairo's summer time. */
export async function checkDelivery(db: Db): Promise<Finding> {
  const about = 'delivery'
  const { isClockRight, areas, unplanned, ahead } = await findDeliveryFacts(db)
  if (!isClockRight) return { about, says: messages.oldTimeZones, todo: messages.updateTimeZones }
  if (areas === 0) return { about, says: messages.noAreas }
  if (unplanned.length > 0) return { about, says: messages.unplanned({ items: unplanned }), todo: messages.setPlans }
  if (ahead === 0) return { about, says: messages.noTimeAhead, todo: messages.makeTimes }
  return { about, says: messages.timesAhead({ areas, ahead }) }
}
