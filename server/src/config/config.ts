import path from 'node:path'
import { readEnvironment, WrongSettings, type Environment } from './environment.ts'
import { isLoopback } from './loopback.ts'

/** The settings of the server, which {@link readConfig} has checked. */
export type Config = Readonly<ReturnType<typeof readConfig>>

/** Maximum counts per window; docs/decisions/0006-limits.md explains the windows and numbers. */
export type Limits = Config['limits']

export interface StripeSettings {
  readonly secretKey: string
  readonly webhookSecret: string
  /** The origin of a server that replaces Stripe in tests; undefined for Stripe itself. */
  readonly apiHost: string | undefined
}

/** Whether it is a key of Stripe's test mode, in which no money moves. */
export function isTestKey(key = ''): boolean {
  return /^.k_test_/.test(key)
}

/** Whether it believes so many addresses that visitors are among them. The widest range of private ones is a /8, or fc00::/7. */
export function trustsVisitors({ trustProxy }: Pick<Config, 'trustProxy'>): boolean {
  return trustProxy.some((range) => /^[\d.]+\/0*[0-7]$|:.*\/0*[0-6]$/.test(range))
}

/** Reads the settings from the environment. Throws WrongSettings. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const settings = readEnvironment(environment)
  const isProduction = settings.NODE_ENV === 'production'
  refuseContradictions(settings, isProduction)
  const isPublic =
    settings.TRUST_PROXY.length > 0 ||
    (settings.PUBLIC_URL !== undefined && !isLoopback(new URL(settings.PUBLIC_URL).host))
  return {
    isProduction,
    /** 0 selects a free port. */
    port: settings.PORT,
    /** The interface to listen on; undefined for all. Outside production the default is this machine alone. */
    host: settings.HOST ?? (isProduction ? undefined : '127.0.0.1'),
    database: readDatabase(settings),
    /** The folder of imported pictures of earlier versions; a start takes them over into the database. */
    formerPictures: settings.PICTURES_DIR ?? path.join(settings.DATA_DIR, 'pictures'),
    /** The folder that keeps the widths made from masters; it may be deleted at any time. */
    pictureCache: path.join(settings.DATA_DIR, 'picture-cache'),
    publicUrl: settings.PUBLIC_URL,
    isHttps: settings.PUBLIC_URL?.startsWith('https:') ?? false,
    /** The host, with its port where it has one, that answers the admin and nothing else; undefined for the shop's own. */
    adminHost: settings.ADMIN_HOST,
    /** Whether the settings say that others reach the shop: PUBLIC_URL is not this machine, or a proxy is trusted. */
    isPublic,
    allowedOrigins: settings.ALLOWED_ORIGINS,
    trustProxy: settings.TRUST_PROXY,
    /** The address of the Prometheus endpoint; undefined turns it off. */
    metrics:
      settings.METRICS_PORT === undefined ? undefined : { port: settings.METRICS_PORT, host: settings.METRICS_HOST },
    jwtSecret: settings.JWT_SECRET,
    /** Signs backups; undefined leaves them unsigned. */
    backupKey: settings.BACKUP_KEY,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    /** The mail or web address of the shop that hears of a new order; undefined for nobody. */
    notifyOrdersTo: settings.NOTIFY_ORDERS_TO,
    /** Undefined if Stripe is not configured. */
    stripe: readStripe(settings),
    /** Turns on a trial's mailbox, its payment page, the page whose shoppers order, and the demo shopper and staff. */
    localStandIns:
      settings.LOCAL_STAND_INS === 'auto' ? !isProduction && !isPublic : settings.LOCAL_STAND_INS === 'yes',
    /** Opens the pages and the demo shopper to visitors from other machines. */
    localStandInsForAll: settings.LOCAL_STAND_INS === 'yes',
    /** If false, browsers remove the storefront's service worker and all that it kept. */
    hasServiceWorker: settings.SERVICE_WORKER === 'on',
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

function readDatabase(settings: Environment) {
  return {
    url: settings.DATABASE_URL,
    /** The embedded database's; undefined with a server. */
    folder: settings.DATABASE_URL === undefined ? settings.DATA_DIR : undefined,
    poolSize: settings.DATABASE_POOL,
    isPooled: settings.DATABASE_POOLED === 'yes',
    listenUrl: settings.DATABASE_LISTEN_URL,
  }
}

/** Refuses settings that can each be read and do not go together. */
function refuseContradictions(settings: Environment, isProduction: boolean): void {
  const { SMTP_URL, PUBLIC_URL, ADMIN_HOST, PORT, METRICS_PORT, DATABASE_POOLED, DATABASE_LISTEN_URL } = settings
  const problems: string[] = []
  if (isProduction && SMTP_URL === undefined)
    problems.push('SMTP_URL must be set in production: the shop sends reset codes and confirmations by mail')
  for (const name of ['JWT_SECRET', 'BACKUP_KEY'] as const)
    if (isProduction && isOneCharacter(settings[name]))
      problems.push(`${name} must be a secret in production, not one character again and again: openssl rand -hex 32`)
  if (isProduction && PUBLIC_URL !== undefined && !isSafe(new URL(PUBLIC_URL)))
    problems.push('PUBLIC_URL must begin with https:// in production: passwords and tokens travel there')
  if (PUBLIC_URL !== undefined && new URL(PUBLIC_URL).host === ADMIN_HOST)
    problems.push('ADMIN_HOST must be another host than that of PUBLIC_URL: shoppers would find no shop there')
  if (METRICS_PORT === PORT && PORT !== 0)
    problems.push(`METRICS_PORT must be another port than PORT, which is ${PORT} too`)
  if (settings.DATABASE_URL === undefined && (DATABASE_POOLED === 'yes' || DATABASE_LISTEN_URL !== undefined))
    problems.push('DATABASE_URL must be set too: DATABASE_POOLED and DATABASE_LISTEN_URL are about its server')
  if (problems.length > 0) throw new WrongSettings(problems)
}

/** Whether a secret is set and says nothing. */
function isOneCharacter(secret: string | undefined): boolean {
  return secret !== undefined && new Set(secret.trim()).size < 2
}

/** Whether nobody on the way can listen: it is encrypted, or stays on this machine. */
function isSafe({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || isLoopback(hostname)
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
