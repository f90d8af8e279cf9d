/** The Stripe SDK, loaded on first use, with its errors translated to those of the port. */
import type { Stripe } from 'stripe'
import type { StripeSettings } from '../config/config.ts'
import { ProviderRefuses, ProviderTrouble } from './payments.ts'

// Storefronts time out after 10 seconds; one try and one retry take less.
const TIMEOUT_MS = 4_000
const RETRIES = 1

export type StripeClient = ReturnType<typeof makeStripeClient>

export function makeStripeClient(settings: StripeSettings) {
  let loading: Promise<Stripe> | undefined
  // Loading takes half a second, so it waits for the first request.
  const sdk = () => (loading ??= load(settings))
  return {
    sdk,
    /** Runs one call of the SDK and translates its errors to {@link ProviderTrouble}. */
    async request<Result>(call: (stripe: Stripe) => Promise<Result>): Promise<Result> {
      try {
        return await call(await sdk())
      } catch (error) {
        throw translateError(error)
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
    ...(apiHost === undefined ? {} : hostOf(new URL(apiHost))),
  })
}

function hostOf({ protocol, hostname, port }: URL): { host: string; port: string; protocol: 'http' | 'https' } {
  const isHttp = protocol === 'http:'
  return { host: hostname, port: port || (isHttp ? '80' : '443'), protocol: isHttp ? 'http' : 'https' }
}

// Transient errors: no connection, a failure at Stripe, too many requests, the same one under way. All others need a person.
const TRANSIENT = ['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError', 'idempotency_key_in_use']

function translateError(error: unknown): unknown {
  if (!(error instanceof Error) || !('type' in error) || typeof error.type !== 'string') return error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const isTransient = TRANSIENT.includes(error.type) || TRANSIENT.includes(code ?? '')
  if (isTransient) return new ProviderTrouble(error.message, { cause: error })
  return new ProviderRefuses(`${error.type}: ${error.message}`, { cause: error, code })
}

/** Runs a call that looks for one thing. Undefined if this account has none of that id: it is another account's, or of the other mode. */
export async function findAtStripe<Result>(
  client: StripeClient,
  call: (stripe: Stripe) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await client.request(call)
  } catch (error) {
    if (refusedWith(error, 'resource_missing')) return undefined
    throw error
  }
}

/** Whether Stripe refused for this reason (https://docs.stripe.com/error-codes). */
export function refusedWith(error: unknown, code: string): boolean {
  return error instanceof ProviderRefuses && error.code === code
}
