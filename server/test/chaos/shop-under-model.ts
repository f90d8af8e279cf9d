import { sql } from 'kysely'
import { aCrowd, type CrowdShopper } from '../a-crowd.ts'
import type { TestShop } from '../build-test-app.ts'
import { aDeliveryRound } from '../a-delivery-round.ts'
import { aProduct } from '../factories.ts'
import { rowsOf } from '../../src/db/rows.ts'
import { moveOn } from '../../src/orders/placed/fulfilment.ts'
import { Refusal } from '../../src/refusal.ts'
import { PLACES, type ModelCall, type ModelOrder, type ModelShop, type OrderEnd } from './shop-model.ts'

/** Shoppers and products of their own in the real shop, and the model's view of them. */
export interface ShopUnderModel {
  readonly products: readonly string[]
  /** Makes the call and returns the status of the answer. */
  make(call: ModelCall): Promise<number>
  look(): Promise<ModelShop>
}

export async function openForModel(
  shop: TestShop,
  shoppers: number,
  stock: readonly number[],
): Promise<ShopUnderModel> {
  const { db } = shop.connection
  const crowd = await aCrowd(shop, shoppers)
  const round = await aDeliveryRound(db, { slots: PLACES.length })
  for (const [n, capacity] of PLACES.entries()) {
    await sql`update delivery_slots set capacity = ${capacity} where id = ${round.slotIds[n] ?? ''}`.execute(db)
  }
  const products = await Promise.all(stock.map((onHand) => aProduct(db, { onHand, price: 10 })))
  const shopperOf = (index: number): CrowdShopper => {
    const shopper = crowd[index]
    if (shopper === undefined) throw new Error('There is no such shopper.')
    return shopper
  }

  function deliveryIn(slot: number | null) {
    return slot === null ? undefined : { areaId: round.far, slotId: round.slotIds[slot], fee: 30 }
  }

  async function orderOf(cart: string): Promise<string> {
    const [row] = await rowsOf<{ id: string }>(db)`select id from orders where cart_id = ${cart}`
    return row?.id ?? 'none'
  }

  async function pack(cart: string): Promise<number> {
    try {
      await moveOn(db, await orderOf(cart), 'being packed', { name: 'Hala' })
      return 200
    } catch (error) {
      if (error instanceof Refusal) return error.statusCode
      throw error
    }
  }

  async function ask(call: Exclude<ModelCall, { kind: 'pack' }>) {
    const { ask, add, payCash } = shopperOf(call.shopper)
    switch (call.kind) {
      case 'add':
        return add(call.product)
      case 'set':
        return ask('updateCartItem', { params: { productId: call.product }, body: { count: call.count } })
      case 'remove':
        return ask('removeCartItem', { params: { productId: call.product } })
      case 'clear':
        return ask('clearCart')
      case 'wish':
        return ask('addToWishlist', { body: { productId: call.product } })
      case 'unwish':
        return ask('removeFromWishlist', { params: { productId: call.product } })
      case 'order':
        return payCash(call.cart, deliveryIn(call.slot))
      case 'cancel':
        return ask('cancelOrder', { params: { orderId: await orderOf(call.cart) } })
      case 'again':
        return ask('orderAgain', { params: { orderId: await orderOf(call.cart) } })
    }
  }

  return {
    products,
    make: async (call) => (call.kind === 'pack' ? pack(call.cart) : (await ask(call)).status),
    look: () => lookAt(shop, crowd, products, round.slotIds),
  }
}

/** Reads the tables, so that state which no answer shows is compared too. */
async function lookAt(
  { connection: { db } }: TestShop,
  crowd: readonly CrowdShopper[],
  products: readonly string[],
  slotIds: readonly string[],
): Promise<ModelShop> {
  const ids = crowd.map(({ id }) => id)
  const shelf = await rowsOf<{ id: string; count: number; ledger: number }>(db)`
    select s.product_id as id, s.on_hand as count, sum(l.change)::integer as ledger
    from stock s join stock_ledger l on l.product_id = s.product_id
    where s.product_id = any(${products}) group by s.product_id`
  if (shelf.some(({ count, ledger }) => count !== ledger)) throw new Error('The ledger does not tell what is on hand.')
  const carts = await rowsOf<{ shopper: string; id: string; lines: Record<string, number> | null }>(db)`
    select shopper_id as shopper, c.id, jsonb_object_agg(line.product_id, line.count) filter (where line.id is not null) as lines
    from carts c left join cart_lines line on line.cart_id = c.id
    where shopper_id = any(${ids}) and closed_at is null group by c.id`
  const wishes = await rowsOf<{ shopper: string; product: string }>(db)`
    select shopper_id as shopper, product_id as product from wishes where shopper_id = any(${ids})`
  const orders = await rowsOf<{
    cart: string
    shopper: string
    state: OrderEnd
    items: Record<string, number>
    place: string | null
  }>(db)`
    select o.cart_id as cart, o.shopper_id as shopper, o.state,
      (select slot_id from slot_places where order_id = o.id and slot_id = o.slot_id) as place, jsonb_object_agg(i.product_id, i.count) as items
    from orders o join order_items i on i.order_id = o.id where o.shopper_id = any(${ids}) group by o.id`
  const ordered = orders.map(({ cart, shopper, place, ...order }): [string, ModelOrder] => [
    cart,
    { ...order, shopper: ids.indexOf(shopper), slot: place === null ? null : slotIds.indexOf(place) },
  ])
  if (new Set(ordered.map(([cart]) => cart)).size < ordered.length) throw new Error('A cart was ordered twice.')
  return {
    stock: Object.fromEntries(shelf.map(({ id, count }) => [id, count])),
    carts: ids.map((id) => {
      const cart = carts.filter(({ shopper }) => shopper === id)
      if (cart.length !== 1 || cart[0] === undefined) throw new Error('A shopper has one open cart.')
      return { id: cart[0].id, lines: cart[0].lines ?? {} }
    }),
    wishes: ids.map((id) => wishes.filter(({ shopper }) => shopper === id).map(({ product }) => product)),
    orders: Object.fromEntries(ordered),
  }
}
