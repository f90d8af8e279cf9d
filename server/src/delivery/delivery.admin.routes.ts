import * as contract from '@baqala/contract/admin/delivery'
import * as times from '@baqala/contract/admin/delivery-times'
import { NEW_ROUND } from '@baqala/contract/admin/limits'
import { theRow, type Db } from '../db/transaction.ts'
import { dayAfter } from '@baqala/contract/days'
import { cairoDay } from '../egypt/cairo-time.ts'
import { Refusal } from '../refusal.ts'
import type { AdminContext, AdminRoute } from '../staff/admin-route.ts'
import { addArea, addRound, changeArea, changeRound } from './areas.ts'
import { listEveryArea, listRounds, type Round } from './areas.queries.ts'
import { closeDay, openDay, remakeSlotsByHand, setPlan, setRamadan, type PlanChange } from './calendar.ts'
import { shopMessages as messages } from './delivery.messages.en.ts'
import { listOrdersUnderWay, listSlotsOn, type SlotOnList } from './slot-list.queries.ts'
import type { RemadeSlots } from './make-slots.ts'
import { readPlanHours } from './plan-hours.ts'
import { changePause, changeSlot, findSlotOrRefuse, pauseShop, releaseHolds, resumeShop } from './slots.ts'
import { listClosures, listPlan, listShopDays, readClock } from './slots.queries.ts'
import * as to from './to-shop-delivery.ts'

/** Areas, rounds, weeks, days, pauses and times, as the shop sets them. */
export function deliveryAdminRoutes(route: AdminRoute, db: Db): void {
  areaRoutes(route, db)
  roundRoutes(route, db)
  planRoutes(route, db)
  dayRoutes(route, db)
  pauseRoutes(route, db)
  slotRoutes(route, db)
}

function areaRoutes(route: AdminRoute, db: Db): void {
  route(contract.listAreas, async () => {
    const rounds = await listRounds(db)
    return (await listEveryArea(db)).map((area) => to.toShopArea(area, rounds))
  })

  route(contract.addArea, ({ body, clerk, change }) =>
    change(async (tx) => {
      const area = await addArea(tx, body.name, to.toAreaChange(body), clerk)
      return to.toShopArea(area, await listRounds(tx))
    }),
  )

  route(contract.changeArea, ({ params, body, clerk, change }) =>
    change(async (tx) => {
      const { after } = await changeArea(tx, params.id, to.toAreaChange(body), clerk)
      const orders = await listOrdersUnderWay(tx, { areaId: after.id })
      return { ...to.toShopArea(after, await listRounds(tx)), orders: orders.map(to.toTouched) }
    }),
  )
}

function roundRoutes(route: AdminRoute, db: Db): void {
  const toRound = async (tx: Db, { id }: Round) =>
    to.toShopRound(theRow((await listRounds(tx)).filter((round) => round.id === id)))

  route(contract.listRounds, async () => (await listRounds(db)).map(to.toShopRound))

  route(
    contract.addRound,
    ({ body: { name, nameAr = name, expressPerHour = NEW_ROUND.expressPerHour }, clerk, change }) =>
      change(async (tx) => toRound(tx, await addRound(tx, { name, nameAr, expressPerHour }, clerk))),
  )

  route(contract.changeRound, ({ params, body, clerk, change }) =>
    change(async (tx) => toRound(tx, await changeRound(tx, params.id, body, clerk))),
  )
}

function planRoutes(route: AdminRoute, db: Db): void {
  route(times.listPlans, async () => {
    const rounds = await listRounds(db)
    return (await listPlan(db)).map((row) => to.toPlanned(row, rounds))
  })

  route(times.addToPlan, (asked) => changeWeek(asked, { keepsOthers: true }))
  route(times.setPlan, (asked) => changeWeek(asked, { keepsOthers: false }))
}

async function changeWeek(asked: AdminContext<typeof times.setPlan>, how: Pick<PlanChange, 'keepsOthers'>) {
  const wanted = { ...asked.body, hours: readPlanHours(asked.body.hours), ...how }
  return asked.change(async (tx) => {
    const { round, after, slots } = await setPlan(tx, wanted, asked.clerk)
    return { week: after.map((row) => to.toPlanned(row, [round])), ...(await remadeIn(tx, slots)) }
  })
}

function dayRoutes(route: AdminRoute, db: Db): void {
  const daysAhead = async (tx: Db) => listShopDays(tx, cairoDay(await readClock(tx)))
  const closed = async (tx: Db, slots: RemadeSlots, day: string, until?: string) => {
    const touched = await listSlotsOn(tx, day, until)
    return { days: await daysAhead(tx), ...(await remadeIn(tx, slots, touched)) }
  }

  route(times.listDays, () => daysAhead(db))

  route(times.addDays, ({ body: { day, until, kind, ...note }, clerk, change }) =>
    change(async (tx) => {
      if (kind === 'ramadan') {
        const slots = await setRamadan(tx, day, until ?? day, clerk)
        return { days: await daysAhead(tx), ...(await remadeIn(tx, slots)) }
      }
      const { slots } = await closeDay(tx, day, { ...note, until }, clerk)
      return closed(tx, slots, day, until)
    }),
  )

  route(times.changeDay, ({ params: { day }, body: { isClosed, ...note }, clerk, change }) =>
    change(async (tx) => {
      const { slots } = isClosed ? await closeDay(tx, day, note, clerk) : await openDay(tx, day, clerk)
      return closed(tx, slots, day)
    }),
  )
}

function pauseRoutes(route: AdminRoute, db: Db): void {
  route(times.listPauses, async () => (await listClosures(db)).map(to.toPause))

  route(times.addPause, (asked) => pauseBy(pauseShop, asked))
  route(times.changePause, (asked) => pauseBy(changePause, asked))
  route(times.endPauses, async ({ clerk, change }) => (await change((tx) => resumeShop(tx, clerk))).map(to.toPause))
}

async function pauseBy(verb: typeof pauseShop, asked: AdminContext<typeof times.addPause>) {
  const { until, ...why } = asked.body
  const pause = { ...why, until: until ? new Date(until) : undefined }
  return asked.change(async (tx) => {
    const slots = await verb(tx, pause, asked.clerk)
    const orders = await listOrdersUnderWay(tx, { slotIds: idsOf(slots), isExpress: true })
    return { pauses: (await listClosures(tx)).map(to.toPause), orders: orders.map(to.toTouched) }
  })
}

function slotRoutes(route: AdminRoute, db: Db): void {
  route(times.listSlots, async ({ query }) => {
    const { from = cairoDay(await readClock(db)), to: until = from } = query
    if (until < from || until >= dayAfter(from, times.MAX_DAYS_OF_SLOTS))
      throw new Refusal(400, messages.tooManyDays({ max: times.MAX_DAYS_OF_SLOTS }))
    return (await listSlotsOn(db, from, until)).map(to.toShopSlot)
  })

  route(times.getSlot, async ({ params: { id } }) => to.toSlotWithOrders(await findSlotOrRefuse(db, id)))

  route(times.changeSlot, async ({ params: { id }, body: { releaseHolds: letsGo, ...wanted }, clerk, change }) => {
    const changed = await change(async (tx) => {
      if (letsGo) await releaseHolds(tx, id, clerk)
      const isChanged = wanted.isClosed !== undefined || wanted.capacity !== undefined
      if (isChanged) await changeSlot(tx, id, wanted, clerk)
      return findSlotOrRefuse(tx, id)
    })
    return to.toSlotWithOrders(changed)
  })

  route(times.remakeSlots, ({ clerk, change }) =>
    change(async (tx) => remadeIn(tx, await remakeSlotsByHand(tx, clerk))),
  )
}

/** The slots made anew, and the orders under way in those that no plan makes any more or in other slots that are touched. */
async function remadeIn(tx: Db, slots: RemadeSlots, touched: readonly SlotOnList[] = []) {
  const orders = await listOrdersUnderWay(tx, { slotIds: [...idsOf(slots.kept), ...idsOf(touched)] })
  return { slots: to.toRemade(slots), orders: orders.map(to.toTouched) }
}

function idsOf(slots: readonly { readonly id: string }[]): string[] {
  return slots.map(({ id }) => id)
}
