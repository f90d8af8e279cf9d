import { createHmac, randomBytes } from 'node:crypto'
import type { Session, StripeState } from './stripe-state.ts'

export const STRIPE_WEBHOOK_SECRET = 'whsec_stand_in'

export function signStripe(payload: string, { secret = STRIPE_WEBHOOK_SECRET, at = Date.now() } = {}) {
  const seconds = Math.floor(at / 1000)
  const signature = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')
  return { 'stripe-signature': `t=${seconds},v1=${signature}` }
}

export function stripeEvent(type: string, object: object, id = `evt_${randomBytes(8).toString('hex')}`) {
  const created = Math.floor(Date.now() / 1000)
  return { id, object: 'event', api_version: '2026-10-28.endive', created, type, data: { object } }
}

export async function sendWebhook(stripe: StripeState, type: string, object: object): Promise<void> {
  if (stripe.areWebhooksLost) return
  const payload = JSON.stringify(stripeEvent(type, object))
  const headers = { 'content-type': 'application/json; charset=utf-8', ...signStripe(payload) }
  const url = `${stripe.webhooksAt()}/api/webhooks/stripe`
  await fetch(url, { method: 'POST', headers, body: payload }).catch(() => undefined)
}

export async function endSession(stripe: StripeState, session: Session, status: 'complete' | 'expired'): Promise<void> {
  Object.assign(session, { status, url: null })
  await sendWebhook(stripe, `checkout.session.${status === 'complete' ? 'completed' : 'expired'}`, session)
}
