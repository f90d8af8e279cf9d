import type { FastifyInstance } from 'fastify'
import { deleteOldEmailReturns } from './account/email-returns.queries.ts'
import { deleteExpiredSessions } from './auth/auth.queries.ts'
import { deleteOldResets } from './auth/reset.queries.ts'
import type { Deps } from './app.ts'
import { deleteOldAdditionKeys } from './cart/cart.queries.ts'
import { deleteUnusedPictures } from './catalog/by-hand/change-pictures.ts'
import { makeSlots } from './delivery/make-slots.ts'
import { checkpointLongLog } from './db/embedded/checkpoint.ts'
import { postDueNotices } from './mail/order-notices.ts'
import { deleteOldMails, sendDueMails } from './mail/outbox.ts'
import { makeReconciler } from './orders/checkout/payment-pages.ts'
import { deleteOldCounts } from './http/limits/rate-limits.ts'
import { deleteOldMisses } from './search/search.queries.ts'
import { deleteOldWaits } from './waits/waits.queries.ts'
import { endWaits } from './waits/waits.ts'
import { deleteOldAnswers } from './staff/answers.queries.ts'
import { deleteEndedDevices } from './staff/devices.queries.ts'
import { deleteEndedSessions } from './staff/sessions.queries.ts'

const MAIL_EVERY_MS = 1_000
const END_WAITS_EVERY_MS = 60_000
const RECONCILE_EVERY_MS = 30_000
const CLEAN_UP_EVERY_MS = 10 * 60_000
const CHECKPOINT_EVERY_MS = 15_000

/** Starts the background jobs. Each is safe to run in several processes at once. */
export function startWorkers({ connection, secrets, mailer, payments, origins, metrics }: Deps, app: FastifyInstance) {
  const { db } = connection
  const { log } = app
  const every = (milliseconds: number, work: () => Promise<unknown>) => repeat(milliseconds, app, work)
  const onGivenUp = (mail: string, code: string) =>
    log.error({ mail, code }, 'a mail could not be sent and is kept unsent; baqala mail list says why')
  const onFailure = metrics?.countMailFailure
  // A function, because `origins.main` is known once the server listens.
  const outboxDeps = () => ({ db, key: secrets.outbox, mailer, shopUrl: origins.main, onGivenUp, onFailure })
  const jobs = [
    every(MAIL_EVERY_MS, async () => (await sendDueMails(outboxDeps())) > 0),
    every(MAIL_EVERY_MS, async () => (await postDueNotices(outboxDeps())) > 0),
    every(END_WAITS_EVERY_MS, async () => (await endWaits(db, secrets.outbox)) > 0),
    every(CLEAN_UP_EVERY_MS, () => makeSlots(db)),
    every(CLEAN_UP_EVERY_MS, () => deleteUnusedPictures(db)),
    every(CLEAN_UP_EVERY_MS, async () => {
      await deleteOldCounts(db)
      await deleteOldResets(db)
      await deleteOldEmailReturns(db)
      await deleteExpiredSessions(db)
      await deleteEndedSessions(db)
      await deleteEndedDevices(db)
      await deleteOldMails(db)
      await deleteOldMisses(db)
      await deleteOldAdditionKeys(db)
      await deleteOldAnswers(db)
      await deleteOldWaits(db)
    }),
  ]
  if (connection.kind === 'embedded') jobs.push(every(CHECKPOINT_EVERY_MS, () => checkpointLongLog(db)))
  if (payments !== undefined) jobs.push(every(RECONCILE_EVERY_MS, makeReconciler({ db, payments, log })))
  return { stop: () => Promise.all(jobs.map((job) => job.stop())) }
}

/**
 * Runs `work` repeatedly, with a pause of `milliseconds` after each run, and with none where it returns true: there is more to
 * do. A failed run is logged, and the next one follows. `stop` waits for the run under way.
 */
function repeat(milliseconds: number, { log, outages }: FastifyInstance, work: () => Promise<unknown>) {
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function run() {
    let hasMore: unknown
    try {
      hasMore = await work()
    } catch (error) {
      if (!outages.note(error)) log.error({ err: error }, 'a background job failed; it will run again')
    }
    if (!stopped) schedule(hasMore === true ? 0 : milliseconds)
  }
  function schedule(pause: number) {
    timer = setTimeout(() => {
      running = run()
    }, pause)
  }

  schedule(milliseconds)
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
