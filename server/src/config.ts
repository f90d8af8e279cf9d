import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import path from 'node:path'
import * as z from 'zod'
import type { StripeSettings } from './payments/stripe-client.ts'

// The example file, the README table and this schema list the same names; a test holds them together.
const wholeNumber = (least: number, most: number) =>
  z.coerce
    .number(`a whole number from ${least} to ${most}`)
    .int(`a whole number from ${least} to ${most}`)
    .min(least, `a whole number from ${least} to ${most}`)
    .max(most, `a whole number from ${least} to ${most}`)

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
)

const origin = z
  .string()
  .refine(isOrigin, 'an origin such as https://shop.example.com, with no path')
  .transform((text) => new URL(text).origin)

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production'], 'development, test or production').default('development'),
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z.string().optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'an address such as postgres://user:password@host:5432/baqala')
    .optional(),
  DATABASE_POOL: wholeNumber(2, 200).default(10),
  DATA_DIR: z.string().default('data'),
  PICTURES_DIR: z.string().optional(),
  PUBLIC_URL: origin.optional(),
  ALLOWED_ORIGINS: list
    .refine((origins) => origins.every((each) => each === '*' || isOrigin(each)), 'origins separated by commas, or *')
    .default([]),
  TRUST_PROXY: list
    .refine((proxies) => proxies.every(isProxy), 'addresses or ranges such as 10.0.0.0/8, separated by commas')
    .default([]),
  METRICS_PORT: wholeNumber(0, 65535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  JWT_SECRET: z.string().min(32, 'a secret of at least 32 characters').optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'an address such as smtps://user:password@mail.example.com')
    .optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'a secret or restricted key of Stripe: sk_… or rk_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'the signing secret of a webhook endpoint: whsec_…')
    .optional(),
  STRIPE_API_HOST: origin.optional(),
  MAIL_FROM: z.string().regex(/@/, 'an e-mail address').default('Baqala <no-reply@baqala.example>'),
  LOCAL_STAND_INS: z.enum(['yes', 'no', 'auto'], 'yes, no or auto').default('auto'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug'], 'silent, error, warn, info or debug').default('info'),
  MOST_PRODUCTS_AT_ONCE: wholeNumber(1, 1_000_000).default(20_000),
  SESSION_DAYS: wholeNumber(1, 3650).default(90),
  SIGN_IN_TRIES_PER_ACCOUNT: wholeNumber(1, 1_000_000).default(5),
  SIGN_IN_TRIES_PER_ADDRESS: wholeNumber(1, 1_000_000).default(300),
  SIGN_UPS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(300),
  RESET_MAILS_PER_ACCOUNT: wholeNumber(1, 1_000_000).default(3),
  RESET_MAILS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(100),
  UNPAID_SESSIONS_PER_ACCOUNT: wholeNumber(1, 1_000_000).default(10),
  UNPAID_SESSIONS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(300),
})

/** Empty means unset: that is how .env files and container platforms leave a setting out. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = Environment.safeParse(given)
  if (!result.success)
    throw new WrongSettings(result.error.issues.map((issue) => `${issue.path.join('.')} must be ${issue.message}`))
  const settings = result.data
  const isProduction = settings.NODE_ENV === 'production'
  if (isProduction && settings.SMTP_URL === undefined) {
    throw new WrongSettings(['SMTP_URL must be set in production: the shop has to send reset codes and confirmations'])
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

/** With only one of the two, payments would be begun whose end the shop never hears, or believes from anybody. */
function readStripe(settings: z.infer<typeof Environment>): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_HOST: apiHost } = settings
  if (secretKey !== undefined && webhookSecret !== undefined) return { secretKey, webhookSecret, apiHost }
  if (secretKey === undefined && webhookSecret === undefined) return undefined
  const missing = secretKey === undefined ? 'STRIPE_SECRET_KEY' : 'STRIPE_WEBHOOK_SECRET'
  throw new WrongSettings([
    `${missing} must be set too: Stripe takes payments only with both its key and its webhook secret`,
  ])
}

/** The settings by name, for the test that holds .env.example and the README to this file. */
export const SETTING_NAMES = Object.keys(Environment.shape)

export class WrongSettings extends Error {
  constructor(problems: string[]) {
    super(
      `The shop cannot start:\n${problems.map((problem) => `  ${problem}`).join('\n')}\nSee .env.example for every setting.`,
    )
  }
}

export interface Config {
  readonly isProduction: boolean
  /** 0 picks a free one. */
  readonly port: number
  /** The interface to listen on; all of them where undefined. */
  readonly host: string | undefined
  readonly database: {
    readonly url: string | undefined
    readonly folder: string | undefined
    readonly poolSize: number
  }
  /** Where imported pictures lie. */
  readonly picturesFolder: string
  readonly publicUrl: string | undefined
  readonly allowedOrigins: readonly string[]
  readonly trustProxy: readonly string[]
  /** Where Prometheus finds the metrics; nowhere where undefined. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined
  readonly jwtSecret: string | undefined
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** Undefined where Stripe takes no payments for this shop. */
  readonly stripe: StripeSettings | undefined
  /** Whether mailbox page, payment page and demo shopper exist at all. */
  readonly localStandIns: boolean
  /** Whether they answer visitors from other machines too. */
  readonly localStandInsForAll: boolean
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
  readonly mostProductsAtOnce: number
  readonly sessionDays: number
  readonly limits: Limits
}

/** Counts per window; docs/decisions/0006-limits.md says which windows and why these numbers. */
export interface Limits {
  readonly signInsPerAccount: number
  readonly signInsPerAddress: number
  readonly signUpsPerAddress: number
  readonly resetMailsPerAccount: number
  readonly resetMailsPerAddress: number
  readonly unpaidSessionsPerAccount: number
  readonly unpaidSessionsPerAddress: number
}

/** An address, a range, or one of the names that Fastify's `trustProxy` knows. */
function isProxy(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  if (isIP(address) === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128))
}

function isOrigin(text: string): boolean {
  return (
    URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text.replace(/\/$/, '')
  )
}

/** A secret nobody has to think of. */
export function newSecret(): string {
  return randomBytes(48).toString('base64url')
}
