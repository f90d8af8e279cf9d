/** The log of a whole visit, of the process as it runs: what a thief of logs would read. */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { childEnvironment } from '../child-environment.ts'
import { aShopOfItsOwn } from '../run-baqala.ts'
import { anAddress, aProduct, aRegistration } from '../factories.ts'
import { startMailServer } from '../mail-server.ts'
import { putInOutbox } from '../../src/mail/outbox.ts'
import { sql } from 'kysely'
import { oneRow } from '../../src/db/rows.ts'

const MAIN = path.resolve(import.meta.dirname, '../../src/main.ts')

test('holds no password, token, code, address or name, and no line that a visitor wrote', async () => {
  const house = await aShopOfItsOwn()
  const productId = await house.inside((db) => aProduct(db))
  const child = spawn(process.execPath, [MAIN], {
    cwd: house.folder,
    env: { ...childEnvironment, NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'debug', ...house.settings },
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (log += chunk.toString()))
  try {
    await expect.poll(() => log, { timeout: 50_000 }).toContain('API:')
    const root = `${/The shop is open:\s+(\S+)/.exec(log)?.[1] ?? ''}/api/v1`
    const ask = async (method: string, call: string, body?: object, headers: Record<string, string> = {}) => {
      const json = body === undefined ? {} : { body: JSON.stringify(body) }
      const answer = await fetch(root + call, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...json,
      })
      return (await answer.json()) as { token?: string; cartId?: string }
    }

    const shopper = aRegistration({ name: 'Zubaida', email: 'zubaida@example.com', password: 'Quagga77' })
    const { token = '' } = await ask('POST', '/auth/signup', shopper)
    expect(token).not.toBe('')
    await ask('POST', '/auth/signin', { email: shopper.email, password: 'Gnu55555' })
    await ask(
      'POST',
      '/auth/forgotPasswords',
      { email: shopper.email },
      { 'x-request-id': 'forged\n{"level":60}'.replace('\n', '%0a') },
    )
    await ask('POST', '/auth/verifyResetCode', { resetCode: '48291037' })
    const { cartId = '' } = await ask('POST', '/cart', { productId }, { token })
    await ask('POST', `/orders/${cartId}`, { shippingAddress: anAddress }, { token })
    await ask('GET', '/products?keyword=secret-wish%0a%7B%22level%22:60%7D', undefined, {
      'user-agent': 'forged-agent',
    })
    await ask('POST', '/cart', { productId: 'a\nforged-product' }, { token })
    await ask('GET', '/nothing%0aforged-line', undefined, { token: `${token}x` })

    await expect.poll(() => log.match(/"answered"/g)?.length ?? 0).toBeGreaterThanOrEqual(9)
    for (const secret of [
      'Zubaida',
      'zubaida',
      'Quagga77',
      'Gnu55555',
      '48291037',
      token,
      token.split('.')[2] ?? '',
      cartId,
    ]) {
      expect(log).not.toContain(secret)
    }
    for (const typed of [anAddress.details, anAddress.phone, 'secret-wish', 'forged']) expect(log).not.toContain(typed)
    const lines = log.split('\n').filter((line) => line.startsWith('{'))
    expect(lines.map((line) => (JSON.parse(line) as { level: number }).level).filter((level) => level >= 50)).toEqual(
      [],
    )
  } finally {
    child.kill('SIGKILL')
    await new Promise((resolve) => child.once('exit', resolve))
    await house.remove()
  }
}, 60_000)

test('says why a mail was given up without the address that the mail server repeats', async () => {
  const mails = await startMailServer({
    onRcptTo: ({ address }, _session, done) => done(new Error(`<${address}>: no such mailbox`)),
  })
  const house = await aShopOfItsOwn()
  await house.inside(async (db) => {
    await putInOutbox(db, Buffer.alloc(32), 'private.person@secret.example', {
      kind: 'welcome',
      facts: { name: 'Zubaida' },
    })
    await sql`update outbox set give_up_after = now()`.execute(db)
  })
  const settings = { NODE_ENV: 'test', PORT: '0', SMTP_URL: `smtp://127.0.0.1:${mails.port}`, ...house.settings }
  const child = spawn(process.execPath, [MAIN], { cwd: house.folder, env: { ...childEnvironment, ...settings } })
  let log = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (log += chunk.toString()))
  try {
    await expect.poll(() => log, { timeout: 50_000 }).toContain('"code":"550"')
    expect(log).not.toMatch(/private|secret\.example|Zubaida/)
  } finally {
    child.kill('SIGKILL')
    await new Promise((resolve) => child.once('exit', resolve))
    await mails.close()
  }
  await house.inside(async (db) => {
    const { why } = await oneRow<{ why: string }>(db)`select last_error as why from outbox`
    expect(why).toContain('<private.person@secret.example>: no such mailbox')
  })
  await house.remove()
}, 90_000)
