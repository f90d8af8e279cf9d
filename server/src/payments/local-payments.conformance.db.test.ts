import { sql } from 'kysely'
import { describeProvider } from '../../test/payments-conformance.ts'
import { makeLocalPayments } from './local-payments.ts'
import { SIGNATURE_HEADER, signWebhook } from './local-webhook.ts'

describeProvider('local', ({ connection: { db }, secrets }, origin) => {
  let areLost = false
  const payments = makeLocalPayments({
    db,
    secret: secrets.localPayments,
    pagesAt: origin,
    webhooksAt: () => (areLost ? 'http://127.0.0.1:1' : origin()),
  })
  return {
    payments,
    pay: (page) => payments.finish(page, 'paid'),
    decline: (page) =>
      fetch(`${origin()}/local/payments/${page}`, {
        method: 'POST',
        body: 'card=declined',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    // The page of our own tells of its end when somebody leaves it; a page that runs out is found by asking.
    async runOut(page) {
      if (areLost)
        await sql`update local_payments set expires_at = now() - interval '1 second' where id = ${page}`.execute(db)
      else await payments.finish(page, 'expired')
    },
    loseWebhooks: (lost) => void (areLost = lost),
    webhook(
      { id = `event-${Math.random()}`, kind, page, reference, amount, currency = 'egp' },
      { secret = secrets.localPayments, at = Date.now() } = {},
    ) {
      const end = kind === 'paid' ? { kind, amount, currency } : { kind }
      const payload = JSON.stringify({ id, sessionId: page, reference, end })
      return {
        payload,
        headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signWebhook(secret, payload, at) },
      }
    },
  }
})
