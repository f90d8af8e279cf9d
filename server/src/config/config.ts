import path from 'node:path'
import { readEnvironment, WrongSettings, type Environment } from './environment.ts'

export interface Config {
  readonly isProduction: boolean
  /** 0 selects a free port. */
  readonly port: number
  /** The interface to listen on; undefined for all. */
  readonly host: string | undefined
  readonly database: {
    readonly url: string | undefined
    readonly folder: string | undefined
    readonly poolSize: number
  }
  /** The folder of imported pictures. */
  readonly picturesFolder: string
  readonly publicUrl: string | undefined
  readonly allowedOrigins: readonly string[]
  readonly trustProxy: readonly string[]
  /** The address of the Prometheus endpoint; undefined turns it off. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined
  readonly jwtSecret: string | undefined
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** Who in the shop hears of a new order, by mail or at a web address; undefined for nobody. */
  readonly notifyOrdersTo: string | undefined
  /** Undefined if Stripe is not configured. */
  readonly stripe: StripeSettings | undefined
  /** Turns on the mailbox page and the payment page of the local test providers. */
  readonly localStandIns: boolean
  /** Opens them and the demo shopper to visitors from other machines. */
  readonly localStandInsForAll: boolean
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  readonly mostProductsAtOnce: number
  readonly sessionDays: number
  readonly limits: Limits
}

export interface StripeSettings {
  readonly secretKey: string
  readonly webhookSecret: string
  /** The origin of a server that replaces Stripe in tests; undefined for Stripe itself. */
  readonly apiHost: string | undefined
}

/** Maximum counts per window; docs/decisions/0006-limits.md explains the windows and numbers. */
export interface Limits {
  readonly signInsPerAccount: number
  readonly signInsPerAddress: number
  readonly signUpsPerAddress: number
  readonly resetMailsPerAccount: number
  readonly resetMailsPerAddress: number
  readonly unpaidSessionsPerAccount: number
  readonly unpaidSessionsPerAddress: number
}

/** Reads the settings from the environment. Throws WrongSettings. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const settings = readEnvironment(environment)
  const isProduction = settings.NODE_ENV === 'production'
  if (isProduction && settings.SMTP_URL === undefined) {
    throw new WrongSettings([
      'SMTP_URL must be set in production: the shop sends reset codes and confirmations by mail',
    ])
  }
  return {
    isProduction,
    port: settings.PORT,
    host: settings.HOST,
    database: {
      url: settings.DATABASE_URL,
      folder: settings.DATABASE_URL === undefined ? settings.DATA_DIR : undefined,
      poolSize: settings.DATABASE_POOL,
    },
    picturesFolder: settings.PICTURES_DIR ?? path.join(settings.DATA_DIR, 'pictures'),
    publicUrl: settings.PUBLIC_URL,
    allowedOrigins: settings.ALLOWED_ORIGINS,
    trustProxy: settings.TRUST_PROXY,
    metrics:
      settings.METRICS_PORT === undefined ? undefined : { port: settings.METRICS_PORT, host: settings.METRICS_HOST },
    jwtSecret: settings.JWT_SECRET,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    notifyOrdersTo: settings.NOTIFY_ORDERS_TO,
    stripe: readStripe(settings),
    localStandIns: settings.LOCAL_STAND_INS === 'auto' ? !isProduction : settings.LOCAL_STAND_INS === 'yes',
    localStandInsForAll: settings.LOCAL_STAND_INS === 'yes',
    logLevel: settings.LOG_LEVEL,
    mostProductsAtOnce: settings.MOST_PRODUCTS_AT_ONCE,
    sessionDays: settings.SESSION_DAYS,
    limits: {
      signInsPerAccount: settings.SIGN_IN_TRIES_PER_ACCOUNT,
      signInsPerAddress: settings.SIGN_IN_TRIES_PER_ADDRESS,
      signUpsPerAddress: settings.SIGN_UPS_PER_ADDRESS,
      resetMailsPerAccount: settings.RESET_MAILS_PER_ACCOUNT,
      resetMailsPerAddress: settings.RESET_MAILS_PER_ADDRESS,
      unpaidSessionsPerAccount: settings.UNPAID_SESSIONS_PER_ACCOUNT,
      unpaidSessionsPerAddress: settings.UNPAID_SESSIONS_PER_ADDRESS,
    },
  }
}

/** Requires both secrets: the key creates payments, and the webhook secret authenticates the notices that they were paid. */
function readStripe(settings: Environment): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_HOST: apiHost } = settings
  if (secretKey !== undefined && webhookSecret !== undefined) return { secretKey, webhookSecret, apiHost }
  if (secretKey === undefined && webhookSecret === undefined) return undefined
  const missing = secretKey === undefined ? 'STRIPE_SECRET_KEY' : 'STRIPE_WEBHOOK_SECRET'
  throw new WrongSettings([
    `${missing} must be set too: Stripe takes payments only with both its key and its webhook secret`,
  ])
}
