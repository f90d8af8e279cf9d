/** Orders of people who do not exist, through the verbs that the shop's own pages call. */
import { randomInt } from 'node:crypto'
import { dummyHash } from '../src/auth/passwords.ts'
import { lockOpenCart, priceNow } from '../src/cart/cart.queries.ts'
import { goodsTotal } from '../src/cart/cart.ts'
import { idFor } from '../src/db/ids.ts'
import { rowsOf, type Db } from '../src/db/rows.ts'
import { inTransaction } from '../src/db/transaction.ts'
import { NO_WORD } from '../src/delivery/word-to-courier.queries.ts'
import { findArea, findExpress } from '../src/delivery/open-slots.queries.ts'
import { listSlots } from '../src/delivery/slots.queries.ts'
import { feeFor } from '../src/delivery/terms.ts'
import type { AskedDelivery } from '../src/delivery/promise.queries.ts'
import type { OrderRow } from '../src/orders/orders.queries.ts'
import { placeOrder } from '../src/orders/checkout/place-order.ts'
import { insertShopperWithCart } from './demo-shopper.ts'

export interface DemoShopper {
  readonly name: string
  readonly area: string
  readonly address: string
  readonly phone: string
}

/** Names as people type them, some in Arabic. */
export const SHOPPERS: readonly DemoShopper[] = [
  { name: 'Mona Adel', area: 'Zamalek', address: '12 Hassan Sabry St, floor 3, flat 7', phone: '01001234501' },
  { name: 'كريم فؤاد', area: 'Dokki', address: '٨ شارع مصدق، الدور الرابع، شقة ١١', phone: '01101234502' },
  { name: 'Yasmine Sherif', area: 'Maadi', address: '21 Road 9, villa 4', phone: '01201234503' },
  { name: 'أحمد سمير', area: 'Nasr City', address: '٤٥ شارع عباس العقاد، شقة ٣', phone: '01501234504' },
  { name: 'Nadia Hassan', area: 'Zamalek', address: '3 Brazil St, floor 6', phone: '01001234505' },
  { name: 'هبة محمود', area: 'Maadi', address: '٧ شارع اللاسلكي، عمارة ب، شقة ٢٢', phone: '01101234506' },
  { name: 'Tarek Mansour', area: 'Nasr City', address: '110 Makram Ebeid St, flat 14', phone: '01201234507' },
  { name: 'سارة إبراهيم', area: 'Dokki', address: '١٦ شارع التحرير، الدور الأول', phone: '01501234508' },
  { name: 'Omar Khaled', area: 'Maadi', address: '5 Road 233, Degla, floor 2', phone: '01001234509' },
  { name: 'دينا عبد الله', area: 'Nasr City', address: '٢ شارع مصطفى النحاس، شقة ٨', phone: '01101234510' },
]

interface Wish {
  readonly method?: 'cash' | 'card'
  /** Kinds of goods. At least three, so that every area delivers them. */
  readonly kinds: number
  /** `first`: express, or else the first slot that can be had. */
  readonly time: 'first' | 'to be agreed on'
  /** Who in the shop hears of it (NOTIFY_ORDERS_TO). */
  readonly noticeTo?: string | undefined
}

/** Orders as one of the demo shoppers. Undefined if the shop has nothing to sell. */
export async function orderAsAnybody(db: Db, noticeTo: string | undefined) {
  const shopper = SHOPPERS[randomInt(SHOPPERS.length)]
  if (shopper === undefined) return undefined
  const order = await orderAsShopper(db, shopper, { kinds: randomInt(3, 9), time: 'first', noticeTo })
  return order && { ...order, name: shopper.name }
}

/** Orders for a shopper, with the shop's own verb. Undefined if the shop has nothing to sell. */
export function orderAsShopper(db: Db, shopper: DemoShopper, wish: Wish): Promise<OrderRow | undefined> {
  const { method = 'cash', kinds, time, noticeTo } = wish
  return inTransaction(db, async (tx) => {
    const shopperId = await shopperIdOf(tx, shopper)
    const cartId = await lockOpenCart(tx, shopperId)
    const lines = await fillCart(tx, cartId, kinds)
    if (lines.length === 0) return undefined
    const delivery = await chooseDelivery(tx, { area: shopper.area, cartId, goods: goodsTotal(lines), time })
    const address = { details: shopper.address, phone: shopper.phone, city: shopper.area }
    const ordering = { shopperId, cartId, address, language: 'en', delivery, noticeTo } as const
    return (await placeOrder(tx, ordering, { method })).order
  })
}

/** Puts goods of which there are plenty into the cart, some 60 EGP of each, so that no shelf of the demo shop runs empty. */
function fillCart(tx: Db, cartId: string, kinds: number): Promise<{ price: number; count: number }[]> {
  return rowsOf<{ price: number; count: number }>(tx)`
    insert into cart_lines (id, cart_id, product_id, count, price_when_added)
    select ${cartId} || row_number() over (), ${cartId}, id, ceil(6000.0 / price), price
    from (
      select p.id, ${priceNow} as price from products p join stock s on s.product_id = p.id
      where p.withdrawn_at is null and s.on_hand >= 60 order by random() limit ${kinds}
    ) chosen
    on conflict do nothing
    returning price_when_added as price, count`
}

interface Choice {
  readonly area: string
  readonly cartId: string
  /** Piastres. */
  readonly goods: number
  readonly time: Wish['time']
}

async function chooseDelivery(tx: Db, { area: name, cartId, goods, time }: Choice): Promise<AskedDelivery | undefined> {
  const area = await findArea(tx, idFor('area', name))
  if (area === undefined) return undefined
  const isExpress =
    time === 'first' && area.expressMinutes !== null && (await findExpress(tx, area.roundId, cartId)).isOpen
  const slots = time === 'first' && !isExpress ? await listSlots(tx, area.roundId, cartId) : []
  const slotId = slots.find(({ isOpen }) => isOpen)?.id
  return { areaId: area.id, slotId, isExpress, fee: feeFor({ area, asked: { isExpress } }, goods), word: NO_WORD }
}

/** The account of a demo shopper, made on the first order. Nobody can sign in with it. */
async function shopperIdOf(tx: Db, { name, phone }: DemoShopper): Promise<string> {
  const id = idFor('shopper', phone)
  const email = `shopper-${phone.slice(-2)}@baqala.example`
  await insertShopperWithCart(tx, { id, name, email, phone, passwordHash: dummyHash() })
  return id
}
