import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { readSender } from './mail-from.ts'
import { readConfig } from './config.ts'
import { SETTING_NAMES } from './environment.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const example = readFileSync(path.join(root, '.env.example'), 'utf8')

describe('settings', () => {
  test('none are needed', () => {
    expect(readConfig({})).toMatchObject({
      mostProductsAtOnce: 500,
      port: 3000,
      isProduction: false,
      localStandIns: true,
      database: { folder: 'data' },
    })
  })

  test('.env.example names every setting and works as it stands', () => {
    expect(Object.keys(parseEnv(example)).sort()).toEqual([...SETTING_NAMES].sort())
    expect(readConfig(parseEnv(example))).toEqual(readConfig({}))
  })

  test.each([
    ['PORT', '99999', 'PORT must be a whole number from 0 to 65535'],
    ['PORT', 'http', 'PORT must be a whole number from 0 to 65535'],
    ['PORT', '0x10', 'PORT must be a whole number from 0 to 65535'],
    ['SESSION_DAYS', '1e3', 'SESSION_DAYS must be a whole number from 1 to 3650'],
    ...['http://0.0.0.0', '0.0.0.0:3000', '[::]', 'localhost/shop', '0.0.0.0, ::1', '*', '.', '-', 'shop..1'].map(
      (text) => ['HOST', text, 'HOST must be an address alone, such as 0.0.0.0 or localhost'],
    ),
    ...['~/data', '$HOME/data', 's3://bucket/data', 'file:///srv/data'].map((text) => [
      'DATA_DIR',
      text,
      'DATA_DIR must be a folder of this machine, without ~, $HOME or an address',
    ]),
    ...['.', 'admin..example', '-', 'https://admin.example', 'admin.example/x', 'admin.example:99999'].map((text) => [
      'ADMIN_HOST',
      text,
      'ADMIN_HOST must be a host such as admin.shop.example.com',
    ]),
    ['METRICS_HOST', '127.0.0.1:9464', 'METRICS_HOST must be an address alone, such as 0.0.0.0 or localhost'],
    ...['mona', 'http://example.com/orders', 'https://mona:secret@example.com/orders'].map((text) => [
      'NOTIFY_ORDERS_TO',
      text,
      'NOTIFY_ORDERS_TO must be an e-mail address, or an address such as https://example.com/orders',
    ]),
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must be an address such as postgres://user:password@host:5432/baqala'],
    [
      'PUBLIC_URL',
      'https://shop.example/path',
      'PUBLIC_URL must be an origin such as https://shop.example.com, with no path',
    ],
    ...['https://u:p@shop.example', 'https://*.example', 'https://shop.example?x'].map((text) => [
      'PUBLIC_URL',
      text,
      'PUBLIC_URL must be an origin such as https://shop.example.com, with no path',
    ]),
    ['DATABASE_POOLED', 'yes', 'DATABASE_URL must be set too'],
    ['DATABASE_LISTEN_URL', 'postgres://db/shop', 'DATABASE_URL must be set too'],
    ['SMTP_URL', 'smtp:///x', 'SMTP_URL must be an address such as smtps://user:password@mail.example.com'],
    ['ALLOWED_ORIGINS', 'https://a.example,nonsense', 'ALLOWED_ORIGINS must be origins separated by commas, or *'],
    ['TRUST_PROXY', 'nginx', 'TRUST_PROXY must be addresses or ranges such as 10.0.0.0/8, separated by commas'],
    ['TRUST_PROXY', '10.0.0.0/64', 'TRUST_PROXY must be addresses or ranges such as 10.0.0.0/8, separated by commas'],
    ['JWT_SECRET', 'short', 'JWT_SECRET must be a secret of at least 32 characters'],
    ['BACKUP_KEY', 'short', 'BACKUP_KEY must be a secret of at least 32 characters'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be silent, error, warn, info or debug'],
    ['STRIPE_SECRET_KEY', 'pk_test_x', 'STRIPE_SECRET_KEY must be a secret or restricted key of Stripe: sk_… or rk_…'],
    ['STRIPE_WEBHOOK_SECRET', 'x', 'STRIPE_WEBHOOK_SECRET must be the signing secret of a webhook endpoint: whsec_…'],
    [
      'STRIPE_API_HOST',
      'localhost',
      'STRIPE_API_HOST must be an origin such as https://shop.example.com, with no path',
    ],
    ['DATABASE_URL', 'postgres://db/shop?port=abc', 'DATABASE_URL must be an address such as postgres://'],
    ['SMTP_URL', 'smtps://u:p@/', 'SMTP_URL must be an address such as smtps://user:password@mail.example.com'],
    ['SMTP_URL', 'mail.example.com', 'SMTP_URL must be an address such as smtps://user:password@mail.example.com'],
    ...['a/b', 'p#w', 'p?w', '100%sure'].flatMap((password) => [
      [
        'SMTP_URL',
        `smtps://u:${password}@mail.example.com`,
        'In its password write / as %2F, # as %23, ? as %3F and % as %25',
      ],
      [
        'DATABASE_URL',
        `postgres://u:${password}@db:5432/shop`,
        'In its password write / as %2F, # as %23, ? as %3F and % as %25',
      ],
    ]),
    ...['shop', 'a@b.example, c@d.example', 'Shop <a@b.example> <c@d.example>', 'Shop <>'].map((text) => [
      'MAIL_FROM',
      text,
      'MAIL_FROM must be one e-mail address, such as Baqala <shop@example.com>',
    ]),
    ['MAIL_FROM', '"Baqala <shop@example.com>"', 'MAIL_FROM must stand without the quotation marks around it'],
    ['SMTP_URL', "'smtp://mail.example.com'", 'SMTP_URL must stand without the quotation marks around it'],
    [
      'STRIPE_WEBHOOK_SECRET',
      'whsec_a b',
      'STRIPE_WEBHOOK_SECRET must be the signing secret of a webhook endpoint: whsec_…',
    ],
    ...["whsec_x'", '“whsec_x”', 'whsec_\u200bx', 'whsec_x\u00adx'].map((text) => [
      'STRIPE_WEBHOOK_SECRET',
      text,
      'STRIPE_WEBHOOK_SECRET must be the signing secret of a webhook endpoint: whsec_…',
    ]),
    ...["sk_live_x'", 'sk_live_\u200bx'].map((text) => [
      'STRIPE_SECRET_KEY',
      text,
      'STRIPE_SECRET_KEY must be a secret or restricted key of Stripe: sk_… or rk_…',
    ]),
  ])('a wrong %s stops the start with its name and what would be right', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(sentence)
  })

  test('the mark at the beginning of an --env-file is no part of the first name', () => {
    expect(readConfig({ '\ufeffPORT': '4711' }).port).toBe(4711)
  })

  test('white space that was pasted with a value does not count, but for keys of which it is a part', () => {
    const config = readConfig({
      STRIPE_SECRET_KEY: ' sk_test_x\n',
      STRIPE_WEBHOOK_SECRET: 'whsec_x ',
      SMTP_URL: 'smtp://mail.example.com ',
      PUBLIC_URL: '  ',
      JWT_SECRET: ` ${'x'.repeat(40)} `,
    })
    expect(config.stripe).toMatchObject({ secretKey: 'sk_test_x', webhookSecret: 'whsec_x' })
    expect(config.smtpUrl).toBe('smtp://mail.example.com')
    expect(config.publicUrl).toBeUndefined()
    expect(config.jwtSecret).toBe(` ${'x'.repeat(40)} `)
  })

  test.each([
    ['?sslmode=require', '?sslmode=verify-full'],
    ['?x=1&sslmode=prefer&y=2', '?x=1&sslmode=verify-full&y=2'],
    ['?sslmode=verify-ca', '?sslmode=verify-full'],
    ['?sslmode=disable', '?sslmode=disable'],
    ['?sslmode=require&uselibpqcompat=true', '?sslmode=require&uselibpqcompat=true'],
  ])('the driver warns of no word for TLS, as %s says what it does', (given, read) => {
    const { database } = readConfig({ DATABASE_URL: `postgres://db/shop${given}` })
    expect(database).toMatchObject({ url: `postgres://db/shop${read}` })
  })

  test.each([
    ['shop@example.com', '', 'shop@example.com'],
    ['Baqala <shop@example.com>', 'Baqala', 'shop@example.com'],
    ['Baqala, Maadi <shop@example.com>', 'Baqala, Maadi', 'shop@example.com'],
    ['بقالة: المعادي <shop@example.com>', 'بقالة: المعادي', 'shop@example.com'],
    ['"Baqala @ Maadi" <shop@example.com>', 'Baqala @ Maadi', 'shop@example.com'],
  ])('%j is one sender', (text, name, address) => {
    expect(readSender(text)).toEqual({ name, address })
  })

  test('production without a mail server refuses to start', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('SMTP_URL must be set in production')
  })

  test.each(['JWT_SECRET', 'BACKUP_KEY'])('production takes no %s that is one character again and again', (name) => {
    const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example' }
    for (const text of [' '.repeat(40), 'x'.repeat(32), ` ${'0'.repeat(40)}\n`]) {
      expect(() => readConfig({ ...production, [name]: text })).toThrow(`${name} must be a secret in production`)
      expect(readConfig({ [name]: text }).isProduction).toBe(false)
    }
    expect(readConfig({ ...production, [name]: 'correct horse battery staple, 2026' }).isProduction).toBe(true)
  })

  test('production takes no shoppers at an address that others can listen to', () => {
    const at = (PUBLIC_URL: string) =>
      readConfig({ NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example', PUBLIC_URL }).publicUrl
    expect(() => at('http://shop.example')).toThrow('PUBLIC_URL must begin with https:// in production')
    expect(at('https://shop.example')).toBe('https://shop.example')
    expect(at('http://localhost:3000')).toBe('http://localhost:3000')
  })

  test('the metrics cannot have the port of the shop', () => {
    expect(() => readConfig({ PORT: '9464', METRICS_PORT: '9464' })).toThrow('METRICS_PORT must be another port')
    expect(readConfig({ PORT: '0', METRICS_PORT: '0' }).metrics).toEqual({ port: 0, host: '127.0.0.1' })
  })

  test('an allowed origin may be copied from the address bar, slash and all', () => {
    expect(readConfig({ ALLOWED_ORIGINS: 'https://a.example/, https://b.example' }).allowedOrigins).toEqual([
      'https://a.example',
      'https://b.example',
    ])
  })

  test.each([
    ['HTTPS://Shop.Example:443/', 'https://shop.example'],
    ['https://بقالة.مصر', 'https://xn--mgbbe2hl.xn--wgbh1c'],
  ])('%s is the origin %s, as browsers write it', (PUBLIC_URL, origin) => {
    expect(readConfig({ PUBLIC_URL }).publicUrl).toBe(origin)
  })

  test('a wrong setting is told once', () => {
    expect(() => readConfig({ DATABASE_URL: 'host=db', SESSION_DAYS: '1e99' })).toThrow(
      /:\n  DATABASE.*\n  SESSION.*\nSee/,
    )
  })

  test('Stripe needs both its key and its webhook secret', () => {
    const both = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }
    expect(readConfig({}).stripe).toBeUndefined()
    expect(readConfig(both).stripe).toEqual({ secretKey: 'sk_test_x', webhookSecret: 'whsec_x', apiHost: undefined })
    expect(() => readConfig({ ...both, STRIPE_WEBHOOK_SECRET: '' })).toThrow('STRIPE_WEBHOOK_SECRET must be set too')
    expect(() => readConfig({ ...both, STRIPE_SECRET_KEY: '' })).toThrow('STRIPE_SECRET_KEY must be set too')
  })

  test.each([
    { PUBLIC_URL: 'https://shop.example' },
    { PUBLIC_URL: 'http://192.168.1.20:3000' },
    { TRUST_PROXY: '10.0.0.1' },
  ])('a shop that others reach has no stand-ins unless a setting says so by name: %j', (settings) => {
    expect(readConfig(settings)).toMatchObject({ isPublic: true, localStandIns: false })
    expect(readConfig({ ...settings, LOCAL_STAND_INS: 'yes' }).localStandIns).toBe(true)
  })

  test.each(['http://localhost:5173', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'a shop at %s is at home, with its stand-ins',
    (PUBLIC_URL) => {
      expect(readConfig({ PUBLIC_URL })).toMatchObject({ isPublic: false, localStandIns: true })
    },
  )

  test('outside production only this machine is listened to, unless HOST says otherwise', () => {
    expect(readConfig({}).host).toBe('127.0.0.1')
    for (const HOST of ['0.0.0.0', '::', 'fe80::1%eth0', 'shop-1', 'localhost'])
      expect(readConfig({ HOST }).host).toBe(HOST)
    expect(readConfig({ NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example' }).host).toBeUndefined()
  })

  test('production has no stand-ins unless a setting says so by name', () => {
    const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example' }
    expect(readConfig(production).localStandIns).toBe(false)
    expect(readConfig({ ...production, LOCAL_STAND_INS: 'yes' }).localStandIns).toBe(true)
  })
})
