import { OrderState } from '@baqala/contract/orders'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aCashOrder } from '../../../test/order-factories.ts'
import { useTestDatabase } from '../../../test/test-database.ts'
import { oneRow } from '../../db/rows.ts'
import { deadStates } from '../order-states.ts'

const db = useTestDatabase()

test.each(OrderState.options)(
  'the database and the shop agree on whether an order that is %s is live',
  async (state) => {
    const { id } = await aCashOrder(db())
    await sql`update orders set state = ${state} where id = ${id}`.execute(db())
    const { isLive, isExpected } = await oneRow<{ isLive: boolean; isExpected: boolean }>(db())`
      select is_live as "isLive", state not in (${deadStates}) as "isExpected" from orders where id = ${id}`
    expect(isLive).toBe(isExpected)
  },
)
