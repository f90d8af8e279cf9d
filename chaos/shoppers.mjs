/** An API client that retries, as shoppers do, and the owner's key to the admin. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { DEMO_STAFF } from '../server/seed/demo-staff.ts'

export const ADDRESS = { details: '12 Talaat Harb Street', phone: '01012345678', city: 'Cairo' }
const PATIENCE_MS = 60_000

/** `port` is a function, because a restarted shop may have another port. */
export function makeClient(port) {
  const counts = { asked: 0, answered: 0, unanswered: 0, failed: 0 }
  /** Failures by reason, counted. */
  const reasons = new Map()

  async function ask(method, call, { body, token, timeout = 10_000 } = {}) {
    counts.asked += 1
    try {
      const response = await fetch(`http://127.0.0.1:${port()}/api/v1${call}`, {
        method,
        headers: { ...(token === undefined ? {} : { token }), 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeout),
      })
      const answer = { status: response.status, body: await response.json() }
      counts[response.status >= 500 ? 'failed' : 'answered'] += 1
      if (response.status >= 500) note(`${response.status} to ${method} ${call.split('?')[0]}`)
      return answer
    } catch (error) {
      counts.unanswered += 1
      const why = error.cause?.code ?? error.name
      note(why)
      return { status: undefined, body: undefined, why }
    }
  }

  function note(reason) {
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
  }

  /** Retries until the answer is neither 5xx nor 429; throws after a minute. */
  async function insist(method, call, asked) {
    const deadline = Date.now() + PATIENCE_MS
    for (;;) {
      const answer = await ask(method, call, asked)
      if (answer.status !== undefined && answer.status < 500 && answer.status !== 429) return answer
      if (Date.now() > deadline)
        throw new Error(`${method} ${call} was not answered in ${PATIENCE_MS / 1000} s (${answer.status})`)
      await sleep(50)
    }
  }

  async function signUp() {
    const [email, password] = [`t${randomUUID()}@example.com`, 'Secret12']
    const registration = { name: 'Mona', email, password, rePassword: password, phone: '01012345678' }
    const made = await insist('POST', '/auth/signup', { body: registration })
    // 409 on a retry: the account was made and the first answer was lost.
    const { body } = made.status === 409 ? await insist('POST', '/auth/signin', { body: { email, password } }) : made
    return { email, password, token: body.token }
  }

  return { ask, insist, signUp, counts, reasons }
}

/** Returns the cookie of the demo shop's owner. */
export async function signInAsOwner(port) {
  const [{ login, password }] = DEMO_STAFF
  const response = await fetch(`http://127.0.0.1:${port}/api/admin/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ login, password }),
  })
  if (!response.ok) throw new Error(`The owner was refused: ${await response.text()}`)
  return response.headers.getSetCookie()[0].split(';')[0]
}
