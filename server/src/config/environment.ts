/** The schema of the environment variables. A test checks that .env.example lists the same names. */
import { isIP } from 'node:net'
import * as z from 'zod'
import { isOrigin, isProxy, isReadable, mayBeNotified } from './address-rules.ts'
import { readSender } from './mail-from.ts'

/** Settings that must be corrected before the shop can start. */
export class WrongSettings extends Error {
  constructor(problems: string[]) {
    const lines = problems.map((problem) => `  ${problem}`)
    super(`The shop cannot start:\n${lines.join('\n')}\nSee .env.example for every setting.`)
  }
}

const text = z.string()

function wholeNumber(min: number, max: number) {
  const message = `a whole number from ${min} to ${max}`
  // Number would read 0x10 and 1e3 too.
  const digits = z.string(message).regex(/^\d+$/, message)
  return digits.transform(Number).pipe(z.number().min(min, message).max(max, message))
}

/** An address that may hold a user and a password. They are percent-encoded there, or the address reads as another one. */
function addressOf(protocol: RegExp, example: string) {
  return text
    .regex(protocol, { error: `an address such as ${example}`, abort: true })
    .refine(
      isReadable,
      `an address such as ${example}. In its password write / as %2F, # as %23, ? as %3F and % as %25`,
    )
}

/** The driver reads these words all as `verify-full`, and warns at length that a later version of it will not. */
function strictTls(url: string): string {
  return url.includes('uselibpqcompat=')
    ? url
    : url.replace(/([?&]sslmode=)(prefer|require|verify-ca)\b/g, '$1verify-full')
}

const databaseUrl = addressOf(/^postgres(ql)?:\/\//, 'postgres://user:password@host:5432/baqala').transform(strictTls)

const list = text.transform((listed) =>
  listed
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
)

const origin = text
  .refine(isOrigin, 'an origin such as https://shop.example.com, with no path')
  .transform((address) => new URL(address).origin)

// As the DNS and containers have them.
const HOST_NAME = /^[a-z\d][\w-]*(\.[a-z\d][\w-]*)*$/i

const host = text.refine(
  (name) => isIP(name) > 0 || HOST_NAME.test(name),
  'an address alone, such as 0.0.0.0 or localhost',
)

const folder = text.regex(
  /^(?![~$%]|[a-z][a-z\d+.-]*:\/\/)/i,
  'a folder of this machine, without ~, $HOME or an address',
)

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production'], 'development, test or production').default('development'),
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: host.optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_POOL: wholeNumber(2, 200).default(8),
  DATABASE_POOLED: z.enum(['yes', 'no'], 'yes or no').default('no'),
  DATABASE_LISTEN_URL: databaseUrl.optional(),
  DATA_DIR: folder.default('data'),
  PICTURES_DIR: folder.optional(),
  PUBLIC_URL: origin.optional(),
  ADMIN_HOST: text
    .refine(
      (name) => HOST_NAME.test(name.replace(/:\d+$/, '')) && URL.canParse(`http://${name}`),
      'a host such as admin.shop.example.com',
    )
    .toLowerCase()
    .optional(),
  ALLOWED_ORIGINS: list
    .refine((origins) => origins.every((each) => each === '*' || isOrigin(each)), 'origins separated by commas, or *')
    // Browsers send an origin without the slash that people copy from the address bar.
    .transform((origins) => origins.map((each) => (each === '*' ? each : new URL(each).origin)))
    .default([]),
  TRUST_PROXY: list
    .refine((proxies) => proxies.every(isProxy), 'addresses or ranges such as 10.0.0.0/8, separated by commas')
    .default([]),
  METRICS_PORT: wholeNumber(0, 65535).optional(),
  METRICS_HOST: host.default('127.0.0.1'),
  JWT_SECRET: text.min(32, 'a secret of at least 32 characters').optional(),
  BACKUP_KEY: text.min(32, 'a secret of at least 32 characters').optional(),
  SMTP_URL: addressOf(/^smtps?:\/\/([^/]*@)?[^@/]+([/?]|$)/, 'smtps://user:password@mail.example.com').optional(),
  STRIPE_SECRET_KEY: text.regex(/^(sk|rk)_[\w+/=-]+$/, 'a secret or restricted key of Stripe: sk_… or rk_…').optional(),
  STRIPE_WEBHOOK_SECRET: text
    .regex(/^whsec_[\w+/=-]+$/, 'the signing secret of a webhook endpoint: whsec_…')
    .optional(),
  STRIPE_API_HOST: origin.optional(),
  MAIL_FROM: text
    .refine((sender) => readSender(sender) !== undefined, 'one e-mail address, such as Baqala <shop@example.com>')
    .default('Baqala <no-reply@baqala.example>'),
  NOTIFY_ORDERS_TO: text
    .refine(mayBeNotified, 'an e-mail address, or an address such as https://example.com/orders')
    .optional(),
  LOCAL_STAND_INS: z.enum(['yes', 'no', 'auto'], 'yes, no or auto').default('auto'),
  SERVICE_WORKER: z.enum(['on', 'off'], 'on or off').default('on'),
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

/** For the test that compares .env.example with the schema. */
export const SETTING_NAMES = Object.keys(Environment.shape)

// Any text is a key, white space too. Keys that were in use before white space was taken off stay what they are.
const OPAQUE = new Set(['JWT_SECRET', 'BACKUP_KEY'])

/**
 * Reads the environment. An empty value counts as unset, as in .env files and on container platforms. White space around a value
 * was pasted with it, and is taken off.
 */
export function readEnvironment(environment: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(
    Object.entries(environment)
      // Node keeps the mark at the beginning of an --env-file.
      .map(([name, value = '']) => [name.replace('\ufeff', ''), value] as const)
      .map(([name, value]) => [name, OPAQUE.has(name) ? value : value.trim()] as const)
      .filter(([, value]) => value !== ''),
  )
  refuseQuotes(given)
  const result = Environment.safeParse(given)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')} must be ${issue.message}`)
  throw new WrongSettings([...new Set(problems)])
}

/** A value between quotation marks is one that `docker run --env-file` has passed on as it stood in the file. */
function refuseQuotes(given: Readonly<Record<string, string>>): void {
  const quoted = SETTING_NAMES.filter((name) => /^(["']).*\1$/s.test(given[name] ?? ''))
  if (quoted.length > 0)
    throw new WrongSettings(quoted.map((name) => `${name} must stand without the quotation marks around it`))
}
