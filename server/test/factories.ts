import { sql } from 'kysely'
import { oneRow, type Db } from '../src/db/rows.ts'
import { idFor, newId } from '../src/db/ids.ts'
import { insertLedgerLines } from '../src/stock/stock.queries.ts'

let serial = 0
/** A number that is unique in this run. */
export function nextNumber(): number {
  serial += 1
  return serial
}

export interface ProductFacts {
  title: string
  description: string
  unit: string
  /** EGP. */
  price: number
  priceAfterDiscount: number | undefined
  onHand: number
  category: string
  subcategory: string
  brand: string
  ratingsAverage: number
}

/** Inserts a product with its stock, and its category, subcategory and brand unless they exist. Returns its id. */
export async function aProduct(db: Db, facts: Partial<ProductFacts> = {}): Promise<string> {
  const number = nextNumber()
  const product = {
    title: `Test Product ${number}`,
    description: 'A thing to sell.',
    unit: '1 kg',
    price: 100,
    onHand: 50,
    category: 'Pantry',
    subcategory: 'Staples',
    brand: 'Baqala',
    ratingsAverage: 4.5,
    ...facts,
  }
  const id = newId()
  const category = await aCategory(db, product.category)
  const subcategory = idFor('subcategory', product.category + product.subcategory)
  const brand = idFor('brand', product.brand)
  await sql`
    insert into subcategories (id, category_id, slug, name, name_ar, position)
    values (${subcategory}, ${category}, ${slugOf(product.category + ' ' + product.subcategory)}, ${product.subcategory}, ${product.subcategory}, 1)
    on conflict do nothing`.execute(db)
  await sql`
    insert into brands (id, slug, name, name_ar, image)
    values (${brand}, ${slugOf(product.brand)}, ${product.brand}, ${product.brand}, '/images/brand')
    on conflict do nothing`.execute(db)
  const discounted = product.priceAfterDiscount === undefined ? null : Math.round(product.priceAfterDiscount * 100)
  await sql`
    insert into products (id, slug, title, title_ar, description, description_ar, unit, unit_ar, price, price_after_discount,
      images, category_id, subcategory_id, brand_id, ratings_average, ratings_quantity, position)
    values (${id}, ${`product-${number}-${id}`}, ${product.title}, ${product.title}, ${product.description}, '', ${product.unit}, '',
      ${Math.round(product.price * 100)}, ${discounted}, array['/images/one', '/images/two', '/images/three'],
      ${category}, ${subcategory}, ${brand}, ${product.ratingsAverage}, 12, ${number})`.execute(db)
  await sql`insert into stock (product_id, on_hand) values (${id}, 0)`.execute(db)
  await insertLedgerLines(db, [{ productId: id, change: product.onHand, reason: 'opening stock' }])
  return id
}

/** Sets the stock of a product. */
export async function setStock(db: Db, productId: string, count: number): Promise<void> {
  await insertLedgerLines(db, [{ productId, change: count - (await onHand(db, productId)), reason: 'counted' }])
}

/** The stock of a product, in pieces. */
export async function onHand(db: Db, productId: string): Promise<number> {
  const row = await oneRow<{ n: number }>(db)`select on_hand as n from stock where product_id = ${productId}`
  return row.n
}

/** Returns the id of the category of that name, and inserts it unless it exists. */
export async function aCategory(db: Db, name = 'Pantry'): Promise<string> {
  const id = idFor('category', name)
  await sql`
    insert into categories (id, slug, name, name_ar, image, position)
    values (${id}, ${slugOf(name)}, ${name}, ${name}, '/images/category', ${nextNumber()})
    on conflict do nothing`.execute(db)
  return id
}

/** A valid registration. */
export function aRegistration(facts: Partial<{ name: string; email: string; password: string; phone: string }> = {}) {
  const password = facts.password ?? 'Secret12'
  return {
    name: 'Mona',
    email: `mona${nextNumber()}@example.com`,
    phone: '01012345678',
    ...facts,
    password,
    rePassword: password,
  }
}

export const anAddress = { details: '12 Talaat Harb Street, flat 4', phone: '01012345678', city: 'Cairo' }

function slugOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}
