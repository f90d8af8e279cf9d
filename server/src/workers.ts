import type { FastifyBaseLogger } from 'fastify'
import { forgetOldResets, forgetOldSessions } from './auth/housekeeping.queries.ts'
import type { Deps } from './app.ts'
import { shortenLog } from './db/shorten-log.ts'
import { forgetSentMails, sendDueMails } from './mail/outbox.ts'
import { reconcile } from './orders/payment-pages.ts'
import { forgetOldCounts } from './http/rate-limits.ts'

const MAIL_EVERY_MS = 1_000
const RECONCILE_EVERY_MS = 30_000
const TIDY_EVERY_MS = 10 * 60_000
const SHORTEN_LOG_EVERY_MS = 15_000

/** What the shop does between requests. Several server processes may do it at once: each job claims what it works on. */
export function startWorkers({ connection, secrets, mailer, payments, origins }: Deps, log: FastifyBaseLogger) {
  const { db } = connection
  const jobs = [
    every(MAIL_EVERY_MS, log, async () => {
      const onGivenUp = (mail: string, why: string) =>
        log.error({ mail, why }, 'a mail could not be sent and is kept unsent')
      const office = { db, key: secrets.outbox, mailer, shopUrl: origins.main, onGivenUp }
      while ((await sendDueMails(office)) > 0);
    }),
    every(TIDY_EVERY_MS, log, async () => {
      await forgetOldCounts(db)
      await forgetOldResets(db)
      await forgetOldSessions(db)
      await forgetSentMails(db)
    }),
  ]
  if (connection.kind === 'embedded') jobs.push(every(SHORTEN_LOG_EVERY_MS, log, () => shortenLog(db)))
  if (payments !== undefined) {
    jobs.push(every(RECONCILE_EVERY_MS, log, () => reconcile({ db, payments, log })))
  }
  return { stop: () => Promise.all(jobs.map((job) => job.stop())) }
}

/** Runs `work` again and again, never twice at once. A failure is logged and does not end it. */
function every(milliseconds: number, log: FastifyBaseLogger, work: () => Promise<void>) {
  let running = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  function later() {
    timer = setTimeout(() => {
      running = work()
        .catch((error: unknown) => log.error({ err: error }, 'a job between requests failed; it will run again'))
        .then(() => {
          if (!stopped) later()
        })
    }, milliseconds)
  }

  later()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
