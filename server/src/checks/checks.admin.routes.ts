import { setTimeout as sleep } from 'node:timers/promises'
import * as contract from '@baqala/contract/admin/checks'
import type { Config } from '../config/config.ts'
import type { Connection } from '../db/connection.ts'
import type { Payments } from '../payments/payments.ts'
import type { AdminRoute } from '../staff/admin-route.ts'
import { Refusal } from '../refusal.ts'
import { checks as messages } from './checks.messages.en.ts'
import { examineBooks, examineSchema, examineSurroundings } from './examine.ts'
import { levelOf, type Finding } from './finding.ts'

// A look at the books of a million orders takes seconds of the database, so nobody can have it done again and again.
const KEPT_MS = 10_000
const LONGEST_WAIT_MS = 20_000

interface CheckDeps {
  readonly config: Config
  readonly connection: Connection
  readonly payments: Payments | undefined
}

/** The health of the shop. One look at a time in each process: calls meanwhile share it. */
export function checkRoutes(route: AdminRoute, deps: CheckDeps): void {
  let current: ReturnType<typeof examineAll> | undefined

  function look() {
    current ??= examineAll(deps).finally(() => {
      // `unref`, or the process could not end before.
      setTimeout(() => (current = undefined), KEPT_MS).unref()
    })
    return current
  }

  route(contract.listChecks, async ({ say }) => {
    const { lookedAt, findings } = await Promise.race([look(), tooLong()])
    return {
      lookedAt: lookedAt.toISOString(),
      findings: findings.map(({ about, says, todo, isMinor }) => ({
        about,
        level: levelOf({ todo, isMinor }),
        says: say(says),
        ...(todo === undefined ? {} : { todo: say(todo) }),
      })),
    }
  })
}

async function examineAll({ config, connection, payments }: CheckDeps) {
  const findings: Finding[] = []
  for await (const finding of examineSurroundings(config, process.env)) findings.push(finding)
  findings.push(...(await examineSchema(connection)), ...(await examineBooks(connection.db, config, payments)))
  return { lookedAt: new Date(), findings }
}

async function tooLong(): Promise<never> {
  await sleep(LONGEST_WAIT_MS, undefined, { ref: false })
  throw new Refusal(503, messages.takesLong, { retryAfter: KEPT_MS / 1000 })
}
