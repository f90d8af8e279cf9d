import * as contract from '@baqala/contract/delivery'
import type { Db } from '../db/rows.ts'
import { networkOf } from '../http/limits/network-of.ts'
import { giveBackToNetwork, type Limit, type RateLimits, takeFromNetwork } from '../http/limits/rate-limits.ts'
import type { Route } from '../http/route.ts'
import { messages } from './delivery.messages.en.ts'
import { holdSlot, quote, readAreas, readSlots } from './delivery.ts'
import { deleteHold } from './holds.queries.ts'

// A page that is left open renews its hold every few minutes.
const HOLDS: Limit = { name: 'delivery times held by shopper', max: 30, seconds: 3600 }
// Each new one lasts for half an hour at most: ten hours a day, whatever is let go between.
const HOLDS_A_DAY: Limit = { name: 'delivery times held by shopper and day', max: 20, seconds: 86_400 }
// Accounts are made in no time, networks are not.
const HOLDS_OF_NETWORK: Limit = { name: 'delivery times held by address', max: 300, seconds: 3600 }

/** Areas and slots are everybody's; a place is held for a shopper's cart. */
export function deliveryRoutes(route: Route, db: Db, limits: RateLimits): void {
  route(contract.listDeliveryAreas, async ({ shopper }) => {
    const { closed, data } = await readAreas(db, shopper?.id)
    return { status: 'success', results: data.length, ...(closed && { closed }), data } as const
  })

  route(contract.listDeliverySlots, async ({ query, shopper }) => {
    const { closed, data } = await readSlots(db, query.areaId, shopper?.id)
    return { status: 'success', results: data.length, ...(closed && { closed }), data } as const
  })

  route(contract.holdSlot, async ({ body, shopper, request }) => {
    await limits.take(HOLDS, shopper.id, messages.tooManyHolds)
    await limits.take(HOLDS_A_DAY, shopper.id, messages.tooManyHoldsToday)
    await takeFromNetwork(limits, HOLDS_OF_NETWORK, networkOf(request.ip), messages.tooManyHolds)
    const { slotId, heldUntil: until, isRenewed } = await holdSlot(db, { shopperId: shopper.id, ...body })
    if (isRenewed) {
      await limits.giveBack(HOLDS_A_DAY, shopper.id)
      await giveBackToNetwork(limits, HOLDS_OF_NETWORK, networkOf(request.ip))
    }
    return { status: 'success', data: { slotId, ...(until && { heldUntil: until.toISOString() }) } } as const
  })

  route(contract.releaseSlot, async ({ shopper }) => {
    await deleteHold(db, shopper.id)
    return { status: 'success' } as const
  })

  route(contract.quoteDelivery, async ({ query, shopper }) => {
    return { status: 'success', data: await quote(db, shopper.id, query.areaId, query.express === 'true') } as const
  })
}
