/** A shop of its own for a scenario, on either database. */
import { freePort } from '../server/test/free-port.ts'
import { openDatabase } from './databases.mjs'
import { startShop } from './processes.mjs'
import { makeClient } from './shoppers.mjs'

export async function openShop(kind) {
  const database = await openDatabase(kind)
  const port = await freePort()
  const shop = {
    database,
    port,
    client: makeClient(() => port),
    process: await startShop(port, database.settings),
    async start() {
      shop.process = await startShop(port, database.settings)
    },
    /** Asks the database. The embedded one takes one process at a time, so the shop ends for as long. */
    async inDatabase(work) {
      if (!database.isShared) await shop.process.kill('SIGTERM')
      const answer = await work(database.query)
      if (!database.isShared) await shop.start()
      return answer
    },
    async close() {
      await shop.process.kill()
      await database.stop()
    },
  }
  return shop
}
