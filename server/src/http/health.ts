import type { FastifyInstance } from 'fastify'
import { isMigrated } from '../db/migrate.ts'
import type { Db } from '../db/rows.ts'

/** /healthz is the liveness probe. /readyz is the readiness probe: the database answers and is migrated. */
export function healthRoutes(app: FastifyInstance, db: Db): void {
  app.get('/healthz', () => ({ status: 'alive' }))
  app.get('/readyz', async (_request, reply) => {
    const ready = await isMigrated(db).catch(() => false)
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' })
  })
}
