import type { Config } from '../config/config.ts'
import { makeLocalPayments, type LocalSettings } from './local-payments.ts'
import type { Payments } from './payments.ts'
import { makeStripePayments } from './stripe-payments.ts'

/** Stripe where it is set up, else the page of our own where stand-ins may be, else nobody. */
export function choosePayments(config: Config, local: LocalSettings): Payments | undefined {
  if (config.stripe !== undefined) return makeStripePayments({ ...config.stripe, picturesAt: config.publicUrl })
  return config.localStandIns ? makeLocalPayments(local) : undefined
}
