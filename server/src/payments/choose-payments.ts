import type { Config } from '../config/config.ts'
import { makeLocalPayments, type LocalSettings } from './local-payments.ts'
import type { Payments } from './payments.ts'
import { makeStripePayments } from './stripe-payments.ts'

/** Stripe if it is configured, else the local provider if stand-ins are allowed, else none. */
export function choosePayments(config: Config, local: LocalSettings): Payments | undefined {
  if (config.stripe !== undefined) return makeStripePayments({ ...config.stripe, picturesAt: config.publicUrl })
  return config.localStandIns ? makeLocalPayments(local) : undefined
}
