/** The calls of the staff's lists with 100,000 orders, and boards that stay open while shoppers order. */
import http from 'node:http'
import { once } from 'node:events'
import { DEMO_STAFF } from '../server/seed/demo-staff.ts'
import { ADMIN_ROOT } from '../contract/src/admin/calls.ts'
import { sqlIdOf } from './population.mjs'

export const ORDERS = 100_000
export const STAFF_PRODUCTS = 10_000
/** Boards that are watched. */
export const BOARDS = 20

/** Milliseconds that a list may take at p95. */
export const MOST_MS = 50

const OPEN = 300

/** Signs in as the demo owner, at a shop that this machine alone reaches. Returns the headers of the staff's calls. */
export async function signInAsOwner({ url }) {
  const [{ login, password }] = DEMO_STAFF
  const own = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const body = JSON.stringify({ login, password })
  const answer = await fetch(`${url}${ADMIN_ROOT}/session`, { method: 'POST', headers: own, body })
  if (!answer.ok) throw new Error(`The demo owner could not sign in: ${await answer.text()}`)
  return { ...own, cookie: answer.headers.getSetCookie()[0].split(';')[0] }
}

/** The lists of the admin, and one order. */
export function staffLists(headers) {
  const list = (name, path) => ({ name, requests: () => [{ root: ADMIN_ROOT, path, headers }] })
  return [
    list('board: new', '/orders?state=new'),
    list('board: being packed', '/orders?state=packing'),
    list('board: done today', '/orders?state=done'),
    list('all orders', '/orders'),
    list('orders by name', '/orders?q=Bench%20101'),
    list('orders by phone', `/orders?q=${encodeURIComponent('010 9000 0101')}`),
    list('one order', '/orders/50000'),
    list('products', '/products'),
    list('the log', '/log'),
  ]
}

/**
 * After `addOrders(1, ORDERS, …)`: names and phones that can be told apart, the moves that brought each order to its door, and 300
 * orders of today that are open. Triggers are off, so that nobody is told of them.
 */
export function addStaffsWork() {
  const steps = `(values ('being packed', 6), ('on its way', 20), ('delivered', 50)) step (state, minutes)`
  return `
    begin;
    set local session_replication_role = replica;
    update shoppers set name = 'Bench ' || right(email, -5) where email like 'bench%';
    update orders o set created_at = now() - make_interval(mins => (5 * (${ORDERS} - n))::integer),
        phone = '0109' || lpad(n::text, 7, '0')
      from generate_series(1, ${ORDERS}) n where o.id = ${sqlIdOf('order', 'n')};
    update order_moves m set moved_at = o.created_at from orders o where o.id = m.order_id and m.state = 'placed';
    insert into order_moves (order_id, state, reason, why, who, clerk, staff_id, moved_at)
      select o.id, step.state, 'packing', '', 'shop', s.name, s.id, o.created_at + make_interval(mins => step.minutes)
      from orders o join staff s on s.login = 'picker', ${steps} where o.state = 'delivered';
    update orders o set promised_from = now(), promised_until = now() + make_interval(mins => n % 180),
        state = (array['placed', 'paid', 'being packed', 'on its way'])[1 + n % 4]
      from generate_series(1, ${OPEN}) n where o.id = ${sqlIdOf('order', `${ORDERS} + 1 - n`)};
    commit;`
}

/** Watches boards as browsers do. Returns a function that closes them. */
export async function watchBoards({ url }, headers) {
  const asking = Array.from({ length: BOARDS }, () => http.get(`${url}${ADMIN_ROOT}/orders/stream`, { headers }))
  // All wait at once: an answer that nobody waits for yet would be missed.
  for (const [answer] of await Promise.all(asking.map((each) => once(each, 'response')))) {
    if (answer.statusCode !== 200) throw new Error(`A board was refused: ${answer.statusCode}`)
    answer.on('error', () => undefined).resume()
  }
  return () => asking.forEach((each) => each.destroy())
}
