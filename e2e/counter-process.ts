/**
 * The real server of server/src/main.ts with a shopkeeper: the parent process sends errands. They run in this process, because
 * only one process can open the embedded database.
 */
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import type { OrderState } from '../contract/src/orders.ts'
import { seedDemoStaff } from '../server/seed/demo-staff.ts'
import { seedDemoShop } from '../server/seed/seed.ts'
import { buildApp } from '../server/src/app.ts'
import { readConfig } from '../server/src/config/config.ts'
import { connect } from '../server/src/db/connect.ts'
import { migrate } from '../server/src/db/migrate.ts'
import { createDeps } from '../server/src/create-deps.ts'
import { endPauses, insertPause } from '../server/src/delivery/calendar.queries.ts'
import { mailboxAddress } from '../server/src/local/mailbox-page.ts'
import { moveOn } from '../server/src/orders/placed/fulfilment.ts'
import { startWorkers } from '../server/src/workers.ts'
import { setStock } from '../server/test/factories.ts'

/** The errands of the shopkeeper. */
export type Errand =
  | { readonly kind: 'move on'; readonly orderId: string; readonly state: OrderState }
  | { readonly kind: 'count'; readonly productId: string; readonly stock: number }
  | { readonly kind: 'reprice'; readonly productId: string; readonly price: number }
  | { readonly kind: 'label'; readonly productId: string; readonly barcode: string }
  | { readonly kind: 'fill slot'; readonly slotId: string }
  | { readonly kind: 'charge'; readonly area: string; readonly fee: number }
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }

const config = readConfig(process.env)
const connection = await connect(config.database)
const { db } = connection
await migrate(db)
await seedDemoShop(db)
await seedDemoStaff(db)
const { deps, setPort } = await createDeps(config, connection)
const app = await buildApp(deps)
await app.listen({ port: config.port, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo
setPort(port)
const workers = startWorkers(deps, app)
const address = `http://localhost:${port}`
const mailbox = mailboxAddress(address, deps.secrets.mailbox)
process.stdout.write(`The shop is open:  ${address}\n  Mails:  ${mailbox}\n  API: /api/docs\n`)

process.on('message', (errand: Errand) => {
  run(errand).then(
    () => process.send?.('done'),
    (error: unknown) => process.send?.(String(error)),
  )
})
process.once('SIGTERM', () => {
  void app
    .close()
    .then(() => workers.stop())
    .then(() => connection.close())
    .then(() => process.exit(0))
})

async function run(errand: Errand): Promise<unknown> {
  if (errand.kind === 'count') return setStock(db, errand.productId, errand.stock)
  if (errand.kind === 'label') {
    return sql`update products set barcode = ${errand.barcode} where id = ${errand.productId}`.execute(db)
  }
  if (errand.kind === 'fill slot') {
    return sql`update delivery_slots set capacity = 0 where id = ${errand.slotId}`.execute(db)
  }
  if (errand.kind === 'charge') {
    return sql`update delivery_areas set fee = ${errand.fee * 100}::integer where name = ${errand.area}`.execute(db)
  }
  if (errand.kind === 'pause') return insertPause(db, { why: '', whyAr: '' }, { name: 'Amal' })
  if (errand.kind === 'resume') return endPauses(db)
  if (errand.kind === 'reprice') {
    const { productId, price } = errand
    return sql`
      update products set price = ${Math.round(price * 100)}, price_after_discount = null where id = ${productId}`.execute(
      db,
    )
  }
  const { orderId, state } = errand
  if (state !== 'being packed' && state !== 'on its way' && state !== 'delivered') throw new Error(`Not done: ${state}`)
  return moveOn(db, orderId, state, { name: 'Amal' })
}
