/** The one door to Stripe: the SDK, loaded when first needed, and its errors in our words. */
import type { Stripe } from 'stripe'
import type { StripeSettings } from '../config/config.ts'
import { ProviderRefuses, ProviderTrouble } from './payments.ts'

/** A storefront gives a call up after 10 seconds; this and one more try are over before that. */
const TIMEOUT_MS = 4_000
const RETRIES = 1

/** Speaks to Stripe: `ask` runs one call and turns what it throws into {@link ProviderTrouble}. */
export interface StripeClient {
  ask<Result>(call: (stripe: Stripe) => Promise<Result>): Promise<Result>
  sdk(): Promise<Stripe>
}

export function makeStripeClient(settings: StripeSettings): StripeClient {
  let loading: Promise<Stripe> | undefined
  // Half a second of loading: neither the start nor a shop without Stripe waits for it.
  const sdk = () => (loading ??= load(settings))
  return {
    sdk,
    async ask(call) {
      try {
        return await call(await sdk())
      } catch (error) {
        throw inOurWords(error)
      }
    },
  }
}

async function load({ secretKey, apiHost }: StripeSettings): Promise<Stripe> {
  const { Stripe } = await import('stripe')
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(apiHost === undefined ? {} : addressOf(new URL(apiHost))),
  })
}

function addressOf({ protocol, hostname, port }: URL): { host: string; port: string; protocol: 'http' | 'https' } {
  const isHttp = protocol === 'http:'
  return { host: hostname, port: port || (isHttp ? '80' : '443'), protocol: isHttp ? 'http' : 'https' }
}

/** What passes by itself: no connection, Stripe's own trouble, too many calls. All else needs a person. */
const PASSING = ['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError']

function inOurWords(error: unknown): unknown {
  if (!(error instanceof Error) || !('type' in error) || typeof error.type !== 'string') return error
  if (PASSING.includes(error.type)) return new ProviderTrouble(error.message, { cause: error })
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return new ProviderRefuses(`${error.type}: ${error.message}`, { cause: error, code })
}
