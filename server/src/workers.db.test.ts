import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { aShopper, call, openTestShop } from '../test/build-test-app.ts'
import { aCashOrder } from '../test/order-factories.ts'
import { putInOutbox } from './mail/outbox.ts'
import { startWorkers } from './workers.ts'

const shop = openTestShop()

test('a reset code goes out while the web address that hears of new orders hangs', async () => {
  const { db } = shop.connection
  const receiver = createServer().listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  await aCashOrder(db, { noticeTo: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/orders` })
  const { email } = await aShopper(shop)
  const workers = startWorkers(shop.deps, shop.app)
  try {
    await once(receiver, 'request')
    await call(shop, 'forgotPassword', { body: { email } })
    const told = () => shop.mails.filter(({ to }) => to === email).map(({ subject }) => subject)
    await vi.waitFor(() => expect(told()).toEqual(['Your Baqala reset code']), 6_000)
  } finally {
    receiver.closeAllConnections()
    receiver.close()
    await workers.stop()
  }
})

test('a shop that always has another letter to send can be stopped', async () => {
  const { db } = shop.connection
  const { email } = await aShopper(shop)
  const writeLetter = () =>
    putInOutbox(db, shop.deps.secrets.outbox, email, { kind: 'welcome', facts: { name: 'Mona' } })
  await writeLetter()
  let sent = 0
  const send = async () => {
    sent += 1
    await setTimeout(1)
    await writeLetter()
  }
  const workers = startWorkers({ ...shop.deps, mailer: { send } }, shop.app)
  await vi.waitFor(() => expect(sent).toBeGreaterThan(3), 6_000)
  await workers.stop()
  const before = sent
  await setTimeout(100)
  expect(sent).toBe(before)
})
