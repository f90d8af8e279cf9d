import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { apiDocs } from './api-docs/api-docs.ts'
import { listLiveSessions } from './auth/auth.queries.ts'
import { authRoutes } from './auth/auth.routes.ts'
import { makeGuard } from './auth/require-shopper.ts'
import { makeTokens } from './auth/tokens.ts'
import { cartRoutes } from './cart/cart.routes.ts'
import { catalogRoutes } from './catalog/catalog.routes.ts'
import type { Config } from './config/config.ts'
import { CONNECTION_OPTIONS, hangUpWhenClosing, limitConnections } from './http/connections.ts'
import type { Connection } from './db/connection.ts'
import { handleErrors, notAnAddress } from './http/error-handler.ts'
import { healthRoutes } from './http/health.ts'
import { keepDemoShopperLocal } from './local/demo-shopper.ts'
import { localRoutes } from './local/local.routes.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Metrics } from './metrics.ts'
import { orderStreamRoutes } from './orders/order-stream.routes.ts'
import { ordersRoutes } from './orders/orders.routes.ts'
import type { Origins } from './http/origins.ts'
import { webhookRoutes } from './orders/webhooks.routes.ts'
import type { Payments } from './payments/payments.ts'
import { pictureRoutes } from './pictures/pictures.routes.ts'
import { makeRateLimits } from './http/rate-limits.ts'
import { makeReadyRoute } from './http/ready-route.ts'
import { logRequests, makeRequestIds, withoutData } from './http/request-log.ts'
import { makeRoute } from './http/route.ts'
import type { Secrets } from './config/secrets.ts'
import { letOthersRead, sendSecurityHeaders } from './http/security.ts'
import { storefront } from './storefront.ts'
import { wishlistRoutes } from './wishlist/wishlist.routes.ts'

/** The outside world, as the shop is given it: tests and development pass in their own. */
export interface Deps {
  readonly config: Config
  readonly connection: Connection
  readonly secrets: Secrets
  readonly origins: Origins
  readonly mailer: Mailer
  /** Undefined where no provider is set up: Online Payment is then refused. */
  readonly payments: Payments | undefined
  /** Undefined where nobody watches. */
  readonly metrics?: Metrics | undefined
}

const MOST_BODY_BYTES = 100 * 1024

/** The shop as one Fastify application: the five nouns, registered by name. It listens to nobody yet. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { config, connection, secrets, origins, payments } = deps
  const { db } = connection
  const app = Fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel, serializers: { err: withoutData } },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: makeRequestIds(),
    bodyLimit: MOST_BODY_BYTES,
    frameworkErrors: (_error, request, reply) => void notAnAddress(request, reply),
    ...CONNECTION_OPTIONS,
    trustProxy: config.trustProxy.length === 0 ? false : [...config.trustProxy],
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // The contract checks what comes in and goes out (route.ts). Fastify's own two compilers of schemas, 240 modules, would
    // be loaded for nothing.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
  })
  limitConnections(app)
  handleErrors(app)
  readJson(app)
  logRequests(app)
  deps.metrics?.watch(app)
  hangUpWhenClosing(app)
  sendSecurityHeaders(app, config, origins)
  if (config.allowedOrigins.length > 0) await letOthersRead(app, config.allowedOrigins)
  if (!config.localStandInsForAll) keepDemoShopperLocal(app)

  const tokens = makeTokens(secrets.tokens, config.sessionDays)
  const limits = makeRateLimits(db, secrets.limits)
  const { route, streamRoute } = makeRoute(app, makeGuard(db, tokens))

  authRoutes(route, { db, tokens, limits, config, secrets })
  const { firstPictures } = await catalogRoutes(makeReadyRoute(app, origins), { connection, config, origins, app })
  cartRoutes(route, { db, origins, minOnline: payments?.min ?? 0 })
  wishlistRoutes(route, { db, origins })
  ordersRoutes(route, { db, log: app.log, origins, payments, limits, config })
  const liveAmong = (sessionIds: readonly string[]) => listLiveSessions(db, sessionIds)
  await orderStreamRoutes(streamRoute, { app, connection, origins, liveAmong })

  webhookRoutes(app, { db, payments })
  await pictureRoutes(app, { imported: config.picturesFolder })
  healthRoutes(app, db)
  apiDocs(app)
  if (config.localStandIns) localRoutes(app, { db, config, payments })
  await storefront(app, firstPictures)
  return app
}

/** JSON bodies; an empty one counts as none, whatever its Content-Type says (clients send it on GET and DELETE). */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined)
    return parse(request, body as string, done)
  })
}

function noSchemas(): never {
  throw new Error('An endpoint is described in contract/, not by a schema of Fastify.')
}
