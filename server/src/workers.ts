import type { FastifyInstance } from 'fastify'
import { deleteExpiredSessions } from './auth/auth.queries.ts'
import { deleteOldResets } from './auth/reset.queries.ts'
import type { Deps } from './app.ts'
import { deleteOldKeys } from './cart/additions.queries.ts'
import { makeSlots } from './delivery/make-slots.ts'
import { checkpointLongLog } from './db/checkpoint.ts'
import { postDueNotices } from './mail/order-notices.ts'
import { deleteOldMails, sendDueMails } from './mail/outbox.ts'
import { makeReconciler } from './orders/payment-pages.ts'
import { deleteOldCounts } from './http/rate-limits.ts'
import { deleteOldMisses } from './search/search.queries.ts'

const MAIL_EVERY_MS = 1_000
const RECONCILE_EVERY_MS = 30_000
const CLEAN_UP_EVERY_MS = 10 * 60_000
const CHECKPOINT_EVERY_MS = 15_000

/** Starts the background jobs. Several server processes may run them in parallel: each job locks the rows it works on. */
export function startWorkers({ connection, secrets, mailer, payments, origins, metrics }: Deps, app: FastifyInstance) {
  const { db } = connection
  const { log } = app
  const every = (milliseconds: number, work: () => Promise<void>) => repeat(milliseconds, app, work)
  const onGivenUp = (mail: string, code: string) =>
    log.error({ mail, code }, 'a mail could not be sent and is kept unsent; its last_error in the outbox says why')
  const onFailure = metrics?.countMailFailure
  const office = () => ({ db, key: secrets.outbox, mailer, shopUrl: origins.main, onGivenUp, onFailure })
  const jobs = [
    every(MAIL_EVERY_MS, async () => {
      while ((await sendDueMails(office())) > 0);
    }),
    every(MAIL_EVERY_MS, async () => {
      while ((await postDueNotices(office())) > 0);
    }),
    every(CLEAN_UP_EVERY_MS, async () => {
      await deleteOldCounts(db)
      await deleteOldResets(db)
      await deleteExpiredSessions(db)
      await deleteOldMails(db)
      await deleteOldMisses(db)
      await deleteOldKeys(db)
      await makeSlots(db)
    }),
  ]
  if (connection.kind === 'embedded') jobs.push(every(CHECKPOINT_EVERY_MS, () => checkpointLongLog(db)))
  if (payments !== undefined) {
    jobs.push(every(RECONCILE_EVERY_MS, makeReconciler({ db, payments, log })))
  }
  return { stop: () => Promise.all(jobs.map((job) => job.stop())) }
}

/** Runs `work` repeatedly, with a pause of `milliseconds` after each run. A failed run is logged, and the next one follows. */
function repeat(milliseconds: number, { log, outages }: FastifyInstance, work: () => Promise<void>) {
  let running = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  function schedule() {
    timer = setTimeout(() => {
      running = work()
        .catch((error: unknown) => {
          if (!outages.note(error)) log.error({ err: error }, 'a background job failed; it will run again')
        })
        .then(() => {
          if (!stopped) schedule()
        })
    }, milliseconds)
  }

  schedule()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
