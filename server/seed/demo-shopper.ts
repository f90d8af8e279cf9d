import { findShopperByEmail } from '../src/auth/auth.queries.ts'
import { hashPassword } from '../src/auth/passwords.ts'
import { execute, type Db } from '../src/db/rows.ts'
import { idFor, newId } from '../src/db/ids.ts'

/** An account for trying out the shop. It does not exist in production. */
export const DEMO_SHOPPER = {
  name: 'Demo',
  email: 'demo@baqala.example',
  password: 'Demo1234',
  phone: '01012345678',
} as const

/** Inserts the demo shopper with an open cart, unless it exists. */
export async function seedDemoShopper(db: Db): Promise<void> {
  const { password, ...shopper } = DEMO_SHOPPER
  if ((await findShopperByEmail(db, shopper.email)) !== undefined) return
  const passwordHash = await hashPassword(password, 'seed')
  await insertShopperWithCart(db, { ...shopper, id: idFor('shopper', shopper.email), passwordHash })
}

type Row = Readonly<Record<'id' | 'name' | 'email' | 'phone' | 'passwordHash', string>>

/** Inserts a shopper with an open cart, unless it exists. */
export async function insertShopperWithCart(db: Db, { id, name, email, phone, passwordHash }: Row): Promise<void> {
  await execute(db)`
    with shopper as (
      insert into shoppers (id, name, email, phone, password_hash)
      values (${id}, ${name}, ${email}, ${phone}, ${passwordHash})
      on conflict do nothing
      returning id
    )
    insert into carts (id, shopper_id) select ${newId()}, id from shopper`
}
