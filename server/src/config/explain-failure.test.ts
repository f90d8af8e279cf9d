import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { connect } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { isUnavailable } from '../db/unavailable.ts'
import { CannotListen } from './cannot-listen.ts'
import { explainFailure } from './explain-failure.ts'

/** The failure of a start whose database is at this address. */
async function failureAt(url: string): Promise<string> {
  const connection = await connect({ url, poolSize: 1 })
  const failure = await migrate(connection.db).then(() => 'none', explainFailure)
  await connection.close()
  return failure
}

describe('a database that does not answer is named, and not the address of the shop', () => {
  const before = process.env.HOST
  afterEach(() => {
    if (before === undefined) delete process.env.HOST
    else process.env.HOST = before
  })

  test.each(['', '127.0.0.1', 'localhost'])('while HOST is "%s"', async (host) => {
    process.env.HOST = host
    for (const where of ['127.0.0.1:1', 'localhost:1', 'nowhere.invalid:5432'])
      expect(await failureAt(`postgres://baqala@${where}/shop`)).toMatch(
        /^The database at DATABASE_URL does not answer: .*(ECONNREFUSED|ENOTFOUND|EAI_AGAIN).*/,
      )
  })
})

test('a pooler that refuses our settings is named; one whose database is away is waited for', () => {
  const [refusal, outage] = ['unsupported startup parameter: options', 'server login has been failing'].map((words) =>
    Object.assign(new Error(words), { code: '08P01' }),
  )
  expect([isUnavailable(refusal), isUnavailable(outage)]).toEqual([false, true])
  expect(explainFailure(refusal)).toContain('A pooler seems to stand at DATABASE_URL')
  expect(explainFailure(outage)).toContain('The database at DATABASE_URL does not answer')
})

test('a parameter of the address that is none is told as the database told it', () => {
  const why = 'invalid command-line argument for server process: nonsense'
  const error = Object.assign(new Error(why), { severity: 'FATAL', code: '42601' })
  expect(explainFailure(error)).toBe(`The database at DATABASE_URL refuses: ${why}`)
  expect(explainFailure(Object.assign(error, { severity: 'ERROR' }))).toContain('    at ')
})

test('a server without TLS, of which it is asked, is named with the setting', async () => {
  const server = createServer((socket) => socket.once('data', () => socket.end('N'))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  expect(await failureAt(`postgres://baqala@127.0.0.1:${port}/shop?sslmode=require`)).toBe(
    'The database at DATABASE_URL speaks no TLS: The server does not support SSL connections. Leave sslmode out of it.',
  )
  server.close()
})

test.each([
  ['sslrootcert=/nowhere/ca.crt', '/nowhere/ca.crt: there is no such file or folder.'],
  ['sslcert=/nowhere/client.crt', '/nowhere/client.crt: there is no such file or folder.'],
  ['sslkey=/etc/passwd/key', '/etc/passwd/key: there is no such folder.'],
  ['sslrootcert=/', 'A certificate in DATABASE_URL: that is a folder.'],
  [
    'uselibpqcompat=true&sslmode=verify-ca',
    expect.stringMatching(/^The certificate of the database .* Name its authority: \?sslrootcert=/) as string,
  ],
])('a certificate that cannot be read is named: %s', async (option, sentence) => {
  const failure = await failureAt(`postgres://baqala@127.0.0.1:1/shop?${option}`).catch(explainFailure)
  expect(failure).toEqual(sentence)
})

test('a port that is taken is named with its setting: the shop’s or that of the metrics', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const second = createServer().listen(port, '127.0.0.1')
  const [cause] = (await once(second, 'error')) as [Error]
  const at = { host: '127.0.0.1', port }
  expect(explainFailure(new CannotListen('shop', at, cause))).toContain(`Port ${port} is taken`)
  expect(explainFailure(new CannotListen('shop', at, cause))).toContain(` PORT=${port + 1} `)
  expect(explainFailure(new CannotListen('metrics', at, cause))).toContain(` METRICS_PORT=${port + 1} `)
  other.close()
})

test('an address that is not this machine’s is named with its settings', () => {
  const cause = new Error('listen EADDRNOTAVAIL: address not available 203.0.113.9:3000')
  expect(explainFailure(new CannotListen('shop', { host: '203.0.113.9', port: 3000 }, cause))).toBe(
    'The shop cannot listen on HOST 203.0.113.9, PORT 3000: listen EADDRNOTAVAIL: address not available 203.0.113.9:3000',
  )
  expect(explainFailure(new CannotListen('metrics', { host: 'nowhere', port: 9464 }, cause))).toContain(
    'The metrics cannot listen on METRICS_HOST nowhere, METRICS_PORT 9464: ',
  )
})

test('a right that the database user lacks is told with its remedy, and so is a certificate that nobody vouches for', () => {
  const error = (message: string, code: string) => Object.assign(new Error(message), { code })
  expect(explainFailure(error('permission denied for schema public', '42501'))).toBe(
    'The user of DATABASE_URL lacks a right: permission denied for schema public. Make it the owner: ALTER DATABASE … OWNER TO …',
  )
  for (const code of ['SELF_SIGNED_CERT_IN_CHAIN', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'CERT_HAS_EXPIRED'])
    expect(explainFailure(error('self-signed certificate', code))).toContain('Name its authority: ?sslrootcert=')
})
