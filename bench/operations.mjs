/**
 * The operations of shoppers: `requests(n)` are the calls of shopper `n`, one after the other (visit.mjs). Also the bare SQL of
 * those that write. `key` is how `--only` names the operation.
 */
import { idOf, SLOTS, sqlIdOf } from './population.mjs'
import { tokenOf } from './tokens.mjs'

/** The id of a product; successive `n` are spread over all products. */
const product = (n, products) => idOf('product', 1 + ((n * 7919) % products))

const ADDRESS = { details: '12 Talaat Harb Street', phone: '01012345678', city: 'Cairo' }

const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' }

export const listOf40 = {
  key: 'list',
  name: 'list of 40',
  requests: () => [{ path: '/products?limit=40', headers: BROWSER }],
}

/** Without Accept-Encoding, so not compressed. */
export const plainListOf40 = {
  key: 'plain',
  name: 'list of 40, plain',
  requests: () => [{ path: '/products?limit=40' }],
}

export const oneProduct = {
  key: 'product',
  name: 'one product',
  requests: (n, products) => [{ path: `/products/${product(n, products)}`, headers: BROWSER }],
}

export const signIn = {
  key: 'signin',
  name: 'sign-in',
  // The shop refuses some of more than fifty at once with 503 (auth/passwords.ts).
  mayBeRefused: true,
  requests(n) {
    const signIn = post('/auth/signin', { email: `bench${n}@example.com`, password: 'Secret12' })
    // From many addresses, because a thousand sign-ins from one are refused.
    return [{ ...signIn, headers: { ...signIn.headers, 'x-forwarded-for': `10.0.${n >> 8}.${n & 255}` } }]
  },
}

export const wish = {
  key: 'wish',
  name: 'wish-list toggle (2 calls)',
  requests(n, products) {
    const productId = product(n, products)
    return [post('/wishlist', { productId }, n), { method: 'DELETE', path: `/wishlist/${productId}`, headers: by(n) }]
  },
}

export const addToCart = {
  key: 'add',
  name: 'add to cart',
  requests: (n, products) => [post('/cart', { productId: product(n, products) }, n)],
}

/** Adds three products, reads the cart, orders it. */
export const checkout = {
  key: 'checkout',
  name: 'checkout (5 calls)',
  requests: (n, products) => checkoutCalls(n, products, { shippingAddress: ADDRESS }),
}

/** The same with a delivery: goods and fee, and a place in one of a round's slots (population.mjs). */
export const deliveredCheckout = {
  key: 'delivery',
  name: 'checkout with a time (5 calls)',
  requests(n, products) {
    const delivery = { areaId: idOf('area', 1), slotId: idOf('slot', 1 + (n % SLOTS)), fee: 15 }
    return checkoutCalls(n, products, { shippingAddress: ADDRESS, delivery })
  },
}

function checkoutCalls(n, products, asked) {
  const add = (step) => post('/cart', { productId: product(n * 3 + step, products) }, n)
  const look = {
    path: '/cart',
    headers: by(n),
    onResponse: (_status, body, context) => void (context.cartId = JSON.parse(body).cartId),
  }
  const order = {
    ...post('/orders/', asked, n),
    setupRequest: (request, { cartId }) => ({ ...request, path: `${request.path}${cartId}` }),
  }
  return [add(0), add(1), add(2), look, order]
}

const ALL = [listOf40, plainListOf40, oneProduct, signIn, wish, addToCart, checkout, deliveredCheckout]

/** The operations named by `keys`, of those in `among`; all of them without keys. Throws for an unknown key. */
export function chooseOperations(keys, among = ALL) {
  if (keys === undefined) return among
  const known = among.map(({ key }) => key)
  const unknown = keys.filter((key) => !known.includes(key))
  if (unknown.length > 0) throw new Error(`--only takes ${known.join(', ')}, not ${unknown.join(', ')}.`)
  return among.filter(({ key }) => keys.includes(key))
}

function post(path, body, n) {
  return { method: 'POST', path, headers: by(n), body: JSON.stringify(body) }
}

function by(n) {
  const json = { 'content-type': 'application/json' }
  return n === undefined ? json : { ...json, token: tokenOf(n) }
}

const CART = `(select id from carts where shopper_id = ${sqlIdOf('shopper', ':shopper')} and closed_at is null)`
const THE_CART = `
select line.id, line.count, line.price_when_added, p.title, p.unit, p.images, coalesce(p.price_after_discount, p.price), s.on_hand,
  c.name, c.slug, c.image, sub.name, sub.slug, b.name, b.slug, b.image
from carts cart left join (cart_lines line join products p on p.id = line.product_id join stock s on s.product_id = p.id
  join categories c on c.id = p.category_id join subcategories sub on sub.id = p.subcategory_id join brands b on b.id = p.brand_id)
  on line.cart_id = cart.id
where cart.shopper_id = ${sqlIdOf('shopper', ':shopper')} and cart.closed_at is null order by line.added_at;`

function addLine(product) {
  return `
with cart as (update carts set updated_at = now()
  where shopper_id = ${sqlIdOf('shopper', ':shopper')} and closed_at is null returning id)
insert into cart_lines as line (id, cart_id, product_id, count, price_when_added)
select gen_random_uuid()::text, cart.id, p.id, 1, p.price from cart, products p join stock s on s.product_id = p.id
where p.id = ${sqlIdOf('product', product)} and s.on_hand > 0
on conflict (cart_id, product_id) do update set count = least(line.count + 1, 999);`
}

/** The statements of adding to the cart: the change, then reading the cart. */
export const bareAddToCart = `
\\set shopper random(1, :shoppers)
\\set product random(1, :products)
${addLine(':product')}
${THE_CART}`

/** The changes of a checkout in one transaction. */
export const bareCheckout = `
\\set shopper random(1, :shoppers)
\\set product random(1, :products - 2)
\\set order random(1, 1000000000000000)
begin;
${[':product', ':product + 1', ':product + 2'].map(addLine).join('')}
${THE_CART}
select s.on_hand from cart_lines line join stock s on s.product_id = line.product_id
  where line.cart_id = ${CART} order by s.product_id for update of s;
insert into orders (id, shopper_id, cart_id, state, payment_method, details, phone, city, total)
  select ${sqlIdOf('order', ':order')}, shopper_id, id, 'placed', 'cash', '${ADDRESS.details}', '${ADDRESS.phone}', '${ADDRESS.city}', 9000
  from carts where shopper_id = ${sqlIdOf('shopper', ':shopper')} and closed_at is null;
insert into order_items (order_id, id, product_id, title, unit, image_cover, price, count)
  select ${sqlIdOf('order', ':order')}, line.id, p.id, p.title, p.unit, p.images[1], p.price, line.count
  from cart_lines line join products p on p.id = line.product_id where line.cart_id = ${CART};
insert into order_moves (order_id, state, why, who) values (${sqlIdOf('order', ':order')}, 'placed', 'Ordered.', 'shopper');
insert into stock_ledger (product_id, change, reason, order_id)
  select product_id, -count, 'ordered', order_id from order_items where order_id = ${sqlIdOf('order', ':order')};
insert into outbox (id, recipient, kind, facts, sent_at)
  select ${sqlIdOf('order', ':order')}, email, 'order placed', '{}', now() from shoppers where id = ${sqlIdOf('shopper', ':shopper')};
delete from cart_lines where cart_id = ${CART};
update carts set closed_at = now() where id = ${CART};
insert into carts (id, shopper_id) values (gen_random_uuid()::text, ${sqlIdOf('shopper', ':shopper')});
commit;`
