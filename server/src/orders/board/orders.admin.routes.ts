import { Readable } from 'node:stream'
import * as contract from '@baqala/contract/admin/orders'
import type { Db } from '../../db/rows.ts'
import { messages as delivery } from '../../delivery/delivery.messages.en.ts'
import { findArea } from '../../delivery/open-slots.queries.ts'
import { listSlots } from '../../delivery/slots.queries.ts'
import { canBeOrdered } from '../../delivery/terms.ts'
import { orRefuse } from '../../refusal.ts'
import { demandFreshFactor, type AdminRoute } from '../../staff/admin-route.ts'
import { changeOnce } from '../../staff/change-once.ts'
import { listCouriers } from '../../staff/people.queries.ts'
import type { OrderDeps } from '../checkout/payment-pages.ts'
import { refundOrder } from '../checkout/refunds.ts'
import { changeOrder } from '../placed/change-order.ts'
import { leaveOut } from '../placed/leave-out.ts'
import { messages } from '../orders.messages.en.ts'
import type { OrderRow } from '../orders.queries.ts'
import { findOrderOfNumber } from '../shop-orders.queries.ts'
import { readSought } from '../sought.ts'
import { exportOrders } from './export-orders.ts'
import { listBoard, moveAsStaff, readStaffOrder, withoutProvider } from './staff-orders.ts'
import type { OrderStreams } from '../live/order-streams.ts'

/** The board, one order, and its moves. */
export function ordersAdminRoutes(route: AdminRoute, deps: OrderDeps, boards: OrderStreams): void {
  const { db } = deps
  route(contract.listBoard, async ({ query: { state, q = '', page = 1 }, clerk, language }) => {
    const sought = q === '' ? undefined : readSought(q)
    const filter = { state, sought, limit: contract.BOARD_PAGE, offset: (page - 1) * contract.BOARD_PAGE }
    const { total, orders } = await listBoard(db, filter, clerk, language)
    return { page, hasMore: total > filter.offset + orders.length, total, orders }
  })

  route(contract.getOrder, ({ params: { number }, clerk, language }) => readStaffOrder(db, number, clerk, language))

  route(contract.moveOrder, async ({ params: { number }, body, clerk, language, isCheck, change }) => {
    const move = async (used: OrderDeps) => {
      await moveAsStaff(used, number, body, clerk)
      return readStaffOrder(used.db, number, clerk, language)
    }
    // Cancelling may ask the payment provider, which no transaction waits for.
    return isCheck ? await change((tx) => move(withoutProvider(tx, deps))) : await move(deps)
  })

  route(contract.leaveOut, ({ params: { number }, body, key, clerk, language, change }) =>
    change(async (tx) => {
      const missing = { number, ...body }
      await changeOnce(tx, { key, asked: missing, clerk }, () => leaveOut(tx, missing, clerk))
      // Not kept with the key: it names the shopper.
      return readStaffOrder(tx, number, clerk, language)
    }),
  )

  route(contract.refundOrder, async ({ params: { number }, body, session, clerk, language, isCheck, change }) => {
    const { mayRefund } = await readStaffOrder(db, number, clerk, language)
    if (mayRefund > contract.MOST_REFUNDED_AT_ONCE) demandFreshFactor(session)
    const refund = async (used: OrderDeps) => {
      await refundOrder(used, { number, ...body }, clerk)
      return readStaffOrder(used.db, number, clerk, language)
    }
    return isCheck ? await change((tx) => refund(withoutProvider(tx, deps))) : await refund(deps)
  })

  route(contract.listCouriers, async () =>
    (await listCouriers(db)).map(({ courierId: _id, courier: name }) => ({ _id, name })),
  )

  timeRoutes(route, db)
  exportRoute(route, db)
  route(contract.streamOrders, async ({ session, reply }) =>
    boards.open(reply, { personId: session.staffId, sessionId: session.id.toString('hex') }),
  )
}

/** Moving an order to another time of its area. */
function timeRoutes(route: AdminRoute, db: Db): void {
  route(contract.listOrderTimes, async ({ params: { number } }) => {
    const { areaId, cartId, slotId } = await orderOf(db, number)
    const { roundId } = orRefuse(await findArea(db, areaId ?? ''), delivery.areaNotFound)
    const times = (await listSlots(db, roundId, cartId)).filter((slot) => canBeOrdered(slot) && slot.id !== slotId)
    return times.map(({ id, startsAt, endsAt, free }) => {
      return { _id: id, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), left: free }
    })
  })

  route(contract.changeTime, ({ params: { number }, body: { slotId, updatedAt }, clerk, language, change }) =>
    change(async (tx) => {
      const { id: orderId } = await orderOf(tx, number)
      const time = { slotId: slotId ?? undefined }
      await changeOrder(tx, { orderId, who: clerk, seenAt: new Date(updatedAt), time })
      return readStaffOrder(tx, number, clerk, language)
    }),
  )
}

async function orderOf(db: Db, number: number): Promise<OrderRow> {
  return orRefuse(await findOrderOfNumber(db, number), messages.noOrderOfNumber({ number }))
}

/** Orders as a file, which begins to come before all of them are read. */
function exportRoute(route: AdminRoute, db: Db): void {
  route(contract.exportOrders, async ({ query, reply, clerk, isCheck, change }) => {
    const { from, to, headings = 'en' } = query
    const wanted = { from, to, headings, format: 'csv' } as const
    if (isCheck) return change(async (tx) => ({ orders: await countOf(exportOrders(tx, wanted, clerk)) }))
    const file = ['orders', from, to].filter(Boolean).join('-')
    reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${file}.csv"`)
    return reply.send(Readable.from(textOf(exportOrders(db, wanted, clerk))))
  })
}

type Exported = ReturnType<typeof exportOrders>

async function countOf(pieces: Exported): Promise<number> {
  for await (const { all } of pieces) return all
  return 0
}

async function* textOf(pieces: Exported): AsyncGenerator<string> {
  for await (const { text } of pieces) yield text
}
