/**
 * Two containers of one machine share a data folder, and both see themselves as process 1: a second shop must stay shut while the
 * first one sells, however often the first is killed.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { FolderInUse, lockFolder } from '../server/src/db/embedded/lock-folder.ts'
import { freePort } from '../server/test/free-port.ts'
import { openDatabase } from './databases.mjs'
import { checkInvariants } from './invariants.mjs'
import { startShop } from './processes.mjs'
import { ADDRESS, makeClient } from './shoppers.mjs'

const RUNS = 10
const ORDERS_A_RUN = 3
// A new user and process namespace, as a container has them.
const CONTAINER = ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--kill-child=KILL', '--mount-proc']

export async function scenario({ runs = RUNS }) {
  const database = await openDatabase('pglite')
  const acknowledged = []
  const faults = []
  let refused = 0
  try {
    for (let run = 0; run < runs; run += 1) {
      const port = await freePort()
      const shop = await startShop(port, database.settings, { container: CONTAINER })
      await order(makeClient(() => port))
      const second = await startShop(await freePort(), database.settings, { container: CONTAINER }).catch(
        ({ message }) => message,
      )
      if (typeof second === 'string' && second.includes('is already open in process 1')) refused += 1
      else faults.push(`run ${run}: the second container was not refused in words: ${second}`)
      await order(makeClient(() => port))
      await shop.kill()
      await untilFree(database.settings.DATA_DIR)
      process.stderr.write('.')
    }
    const end = await checkInvariants(database.query, acknowledged)
    faults.push(...end.faults)
    return {
      title: 'Two containers on one data folder',
      about: `Namespaces of \`unshare\`, the embedded database, the first container killed (SIGKILL) in each run.`,
      rows: [
        ['times a second container was refused in words', `${refused} of ${runs}`],
        ['orders acknowledged', acknowledged.length],
        ['orders in the database', end.orders],
        ['faults', faults.length],
      ],
      faults,
    }
  } finally {
    await database.stop()
  }

  async function order(client) {
    for (let count = 0; count < ORDERS_A_RUN; count += 1) {
      const { token } = await client.signUp()
      const { body: list } = await client.insist('GET', '/products?limit=200')
      const product = list.data.find(({ quantity }) => quantity > 0)
      const { body: cart } = await client.insist('POST', '/cart', { token, body: { productId: product._id } })
      const asked = { token, body: { shippingAddress: ADDRESS } }
      const { status, body } = await client.insist('POST', `/orders/${cart.cartId}`, asked)
      if (status !== 201) throw new Error(`An order was refused: ${status} ${body.message}`)
      acknowledged.push({ id: body.data._id, cartId: cart.cartId, isCancelled: false })
    }
  }
}

/** The kernel kills what is in a container a moment after the command that made it. */
async function untilFree(folder) {
  for (;;) {
    const unlock = await lockFolder(folder).catch((error) => {
      if (!(error instanceof FolderInUse)) throw error
    })
    if (unlock !== undefined) return unlock()
    await sleep(20)
  }
}
