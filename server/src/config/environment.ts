/**
 * What may stand in the environment, by the names that whoever runs the shop knows. The example file, the README table and
 * this schema list the same names; a test holds them together.
 */
import { isIP } from 'node:net'
import * as z from 'zod'
import { WrongSettings } from './wrong-settings.ts'

function wholeNumber(least: number, most: number) {
  const words = `a whole number from ${least} to ${most}`
  return z.coerce.number(words).int(words).min(least, words).max(most, words)
}

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
  DATABASE_POOL: wholeNumber(2, 200).default(8),
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
  MOST_PRODUCTS_AT_ONCE: wholeNumber(1, 1_000_000).default(500),
  SESSION_DAYS: wholeNumber(1, 3650).default(90),
  SIGN_IN_TRIES_PER_ACCOUNT: wholeNumber(1, 1_000_000).default(5),
  SIGN_IN_TRIES_PER_ADDRESS: wholeNumber(1, 1_000_000).default(300),
  SIGN_UPS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(300),
  RESET_MAILS_PER_ACCOUNT: wholeNumber(1, 1_000_000).default(3),
  RESET_MAILS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(100),
  UNPAID_SESSIONS_PER_ACCOUNT: wholeNumber(1, 1_000_000).default(10),
  UNPAID_SESSIONS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(300),
})

export type Environment = z.infer<typeof Environment>

/** The settings by name, for the test that holds .env.example and the README to this file. */
export const SETTING_NAMES = Object.keys(Environment.shape)

/** Empty means unset: that is how .env files and container platforms leave a setting out. */
export function readEnvironment(environment: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = Environment.safeParse(given)
  if (result.success) return result.data
  throw new WrongSettings(result.error.issues.map((issue) => `${issue.path.join('.')} must be ${issue.message}`))
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
