/**
 * The conformance suite of payment providers: how orders, stock and carts follow shoppers, webhooks and crashes. Each
 * provider runs all of it.
 */
import type { Deps } from '../src/app.ts'
import type { Payments } from '../src/payments/payments.ts'
import { describeDeliveries } from './payments/describe-deliveries.ts'
import { describeKilledServers } from './payments/describe-killed-servers.ts'
import { describeRefunds } from './payments/describe-refunds.ts'
import { describeShoppers } from './payments/describe-shoppers.ts'
import { describeWebhooks } from './payments/describe-webhooks.ts'
import { openProviderShop, type ProviderInTest } from './payments/provider-shop.ts'

export function describeProvider(name: Payments['name'], setUp: (deps: Deps, origin: () => string) => ProviderInTest) {
  const shop = openProviderShop(name, setUp)
  describeShoppers(shop)
  describeDeliveries(shop)
  describeWebhooks(shop)
  describeKilledServers(shop)
  describeRefunds(shop)
}
