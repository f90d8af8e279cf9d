import type { FastifyInstance } from 'fastify'
import { isMigrated } from '../db/migrate.ts'
import { isOpenForWrites, type Outages } from '../db/outages.ts'
import type { Db } from '../db/rows.ts'

/**
 * /healthz is the liveness probe. /readyz is the readiness probe: the database answers, is migrated and takes writes. A full
 * disk is known from the last write that failed, and over when a write succeeds.
 */
export function healthRoutes(app: FastifyInstance, db: Db, outages: Outages): void {
  app.get('/healthz', () => ({ status: 'alive' }))
  app.get('/readyz', async (_request, reply) => {
    const ready = !outages.refusesWrites() && (await isReady(db).catch(() => false))
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' })
  })
}

async function isReady(db: Db): Promise<boolean> {
  return (await isMigrated(db)) && (await isOpenForWrites(db))
}
