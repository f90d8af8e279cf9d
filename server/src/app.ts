import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { accountRoutes } from './account/account.routes.ts'
import { emailReturnRoutes } from './account/email-returns.routes.ts'
import { addressRoutes } from './addresses/addresses.routes.ts'
import { adminApiDocs } from './api-docs/admin-api-docs.ts'
import { apiDocs } from './api-docs/api-docs.ts'
import { listLiveSessions } from './auth/auth.queries.ts'
import { authRoutes } from './auth/auth.routes.ts'
import { makeGuard, makeTokens } from './auth/tokens.ts'
import { cartRoutes } from './cart/cart.routes.ts'
import { catalogRoutes } from './catalog/catalog.routes.ts'
import { openCachedCatalogue } from './catalog/cached-catalogue.ts'
import { importRoutes } from './catalog/import/imports.admin.routes.ts'
import { groupAdminRoutes } from './catalog/by-hand/groups.admin.routes.ts'
import { findLinkPreview } from './catalog/link-preview.ts'
import { priceRoutes } from './catalog/prices.admin.routes.ts'
import { productAdminRoutes } from './catalog/by-hand/products.admin.routes.ts'
import { pictureAdminRoutes } from './catalog/by-hand/pictures.admin.routes.ts'
import { productRoutes } from './catalog/products.routes.ts'
import { checkRoutes } from './checks/checks.admin.routes.ts'
import type { Config } from './config/config.ts'
import { createFastify } from './http/create-fastify.ts'
import {
  closeConnectionsOnShutdown,
  demandOneHost,
  limitConnections,
  refuseExpectations,
} from './http/limits/server-limits.ts'
import { deliveryAdminRoutes } from './delivery/delivery.admin.routes.ts'
import { deliveryRoutes } from './delivery/delivery.routes.ts'
import type { Connection } from './db/connection.ts'
import { followOutages, type Outages } from './db/outages.ts'
import { handleErrors } from './http/error-handler.ts'
import { healthRoutes } from './http/health.ts'
import { guardDemoShopper } from './local/demo-shopper.ts'
import { isLocalVisitor } from './local/local-visitor.ts'
import { localRoutes } from './local/local.routes.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Metrics } from './metrics/metrics.ts'
import { orderStreamRoutes } from './orders/live/order-stream.routes.ts'
import type { OrderStreams } from './orders/live/order-streams.ts'
import { openOrderWatch } from './orders/live/order-watch.ts'
import { checkoutRoutes } from './orders/checkout/checkout.routes.ts'
import { placedOrderRoutes } from './orders/placed/placed-orders.routes.ts'
import { ordersAdminRoutes } from './orders/board/orders.admin.routes.ts'
import type { Origins } from './http/origins.ts'
import { webhookRoutes } from './orders/checkout/webhooks.routes.ts'
import type { Payments } from './payments/payments.ts'
import { pictureRoutes } from './pictures/pictures.routes.ts'
import { reportRoutes } from './reports/reports.admin.routes.ts'
import { reviewAdminRoutes } from './reviews/reviews.admin.routes.ts'
import { reviewRoutes } from './reviews/reviews.routes.ts'
import { makeRateLimits } from './http/limits/rate-limits.ts'
import { logRequests } from './http/request-log.ts'
import { makeRoute } from './http/route.ts'
import type { Secrets } from './config/secrets.ts'
import { makeSecretCookie } from './http/secret-cookie.ts'
import { searchAdminRoutes } from './search/search.admin.routes.ts'
import { searchRoutes } from './search/search.routes.ts'
import { openSearch } from './search/shop-search.ts'
import { allowCors, makeSecurityHeaders, sendSecurityHeaders, type SecurityHeaders } from './http/security.ts'
import { separateAdminHost, adminPage } from './http/pages/admin-page.ts'
import { makeAdminRoute } from './staff/admin-route.ts'
import type { StaffDeps } from './staff/sessions.ts'
import { listLiveStaffSessions } from './staff/sessions.queries.ts'
import { deviceRoutes } from './staff/devices.admin.routes.ts'
import { staffRoutes } from './staff/staff.admin.routes.ts'
import { stockAdminRoutes } from './stock/stock.admin.routes.ts'
import { storefront } from './http/pages/storefront.ts'
import { waitRoutes } from './waits/waits.routes.ts'
import { wishlistRoutes } from './wishlist/wishlist.routes.ts'

/** External dependencies. Tests replace them. */
export interface Deps {
  readonly config: Config
  readonly connection: Connection
  readonly secrets: Secrets
  readonly origins: Origins
  readonly mailer: Mailer
  /** Undefined if no payment provider is configured: Online Payment is then refused. */
  readonly payments: Payments | undefined
  /** Undefined if METRICS_PORT is not set. */
  readonly metrics?: Metrics | undefined
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly outages: Outages
  }
}

/** Builds the Fastify application with all its routes. The caller decides when it listens. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { config, connection, secrets, origins, payments } = deps
  const { db } = connection
  const headers = makeSecurityHeaders(config, origins)
  const app = createFastify(config, headers)
  const outages = await guardRequests(app, deps, headers)

  const tokens = makeTokens(secrets.tokens, config.sessionDays)
  const limits = makeRateLimits(db, secrets.limits)
  const guard = makeGuard(db, tokens)
  const { route, streamRoute } = makeRoute(app, guard, origins)

  const authDeps = { db, tokens, limits, config, secrets }
  authRoutes(route, authDeps)
  const catalogue = await openCachedCatalogue(connection, app)
  productRoutes(route, catalogue, config.mostProductsAtOnce)
  catalogRoutes(route, catalogue)
  reviewRoutes(route, db, limits)
  waitRoutes(route, db)
  searchRoutes(route, db, openSearch(db, catalogue.version, app))
  cartRoutes(route, db, payments)
  wishlistRoutes(route, db)
  addressRoutes(route, db)
  accountRoutes(route, streamRoute, authDeps)
  emailReturnRoutes(app, authDeps)
  checkoutRoutes(route, { db, log: app.log, payments, limits, config }, origins)
  placedOrderRoutes(route, { db, log: app.log, payments })
  deliveryRoutes(route, db, limits)
  const { shoppers, boards } = await openOrderWatch(app, connection, {
    shoppers: (sessionIds) => listLiveSessions(db, sessionIds),
    staff: (sessionIds) => listLiveStaffSessions(db, sessionIds),
  })
  orderStreamRoutes(streamRoute, shoppers)

  await app.register(async (admin) => {
    adminRoutes(admin, { ...authDeps, connection, origins, payments, boards, log: app.log })
    await adminPage(admin)
  })

  webhookRoutes(app, db, payments)
  pictureRoutes(app, db, config.pictureCache)
  healthRoutes(app, db, outages)
  apiDocs(app)
  if (config.localStandIns) localRoutes(app, { db, config, secrets, payments })
  await storefront(app, config, headers, (request, id, language) =>
    findLinkPreview(db, id, { origin: origins.forHost(request.headers.host), language }),
  )
  return app
}

/** Limits, logs and headers of every request, whatever it asks for. */
async function guardRequests(app: FastifyInstance, { config, connection, metrics }: Deps, headers: SecurityHeaders) {
  limitConnections(app)
  const outages = followOutages(connection.db, app.log)
  app.decorate('outages', outages)
  app.addHook('onClose', async () => outages.stop())
  handleErrors(app, outages.note)
  logRequests(app)
  metrics?.watch(app)
  closeConnectionsOnShutdown(app, headers.api)
  sendSecurityHeaders(app, headers)
  demandOneHost(app)
  if (config.adminHost !== undefined) separateAdminHost(app, config.adminHost)
  refuseExpectations(app, headers.api)
  if (config.allowedOrigins.length > 0) await allowCors(app, config.allowedOrigins)
  if (!config.localStandInsForAll) guardDemoShopper(app, config)
  return outages
}

interface AdminDeps extends StaffDeps, Pick<Deps, 'connection' | 'origins' | 'payments'> {
  readonly log: FastifyBaseLogger
  readonly boards: OrderStreams
}

/** The staff's calls, whose cookie opens nothing above, as no shopper's token opens anything here. */
function adminRoutes(admin: FastifyInstance, deps: AdminDeps): void {
  const { config } = deps
  const cookie = makeSecretCookie({ name: 'admin', path: '/api/admin', letters: 22 }, config)
  const seesDemo = (request: FastifyRequest) =>
    config.localStandInsForAll || (config.localStandIns && isLocalVisitor(request))
  const route = makeAdminRoute(admin, { ...deps, cookie, seesDemo })
  staffRoutes(route, deps, cookie)
  deviceRoutes(route, deps, cookie)
  adminApiDocs(admin, deps, cookie)
  reportRoutes(route, deps.db)
  searchAdminRoutes(route, deps.db)
  checkRoutes(route, deps)
  stockAdminRoutes(route)
  priceRoutes(route, deps.db)
  productAdminRoutes(route, deps.db)
  groupAdminRoutes(route, deps.db)
  reviewAdminRoutes(route, deps.db)
  ordersAdminRoutes(route, deps, deps.boards)
  pictureAdminRoutes(route)
  deliveryAdminRoutes(route, deps.db)
  // A file of products may be JSON, which is read by itself.
  void admin.register(async (files) => {
    files.removeContentTypeParser('application/json')
    importRoutes(makeAdminRoute(files, { ...deps, cookie, seesDemo }), deps.db)
  })
}
