import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestShop } from '../../test/build-test-app.ts'
import { aProduct } from '../../test/factories.ts'
import { aCashOrder } from '../../test/order-factories.ts'
import { signedInAs, staffCall } from '../../test/staff-calls.ts'
import { moveOn } from '../orders/placed/fulfilment.ts'
import { adjustStock } from '../stock/stock.ts'
import { valuesOf } from '../db/rows.ts'
import { addToLog } from './log.queries.ts'

const shop = openTestShop({ HOST: '127.0.0.1' })
let cookie = ''

interface Logged {
  readonly who: string
  readonly what: string
  readonly about: { readonly name: string }
}

const ask = (query = '') => staffCall(shop, 'listLog', { cookie, query })

async function find(query: string): Promise<string[]> {
  const { body } = await ask(query)
  return body.data.entries.map(({ who, what, about }: Logged) => `${who}, ${what}, ${about.name}`)
}

beforeEach(async () => {
  cookie = await signedInAs(shop, 'owner')
})

describe('GET /log', () => {
  const signIn = 'owner owner, signed in, owner owner'
  const counted = 'Samy, stock adjusted, Halawa 100% 1 kg'
  let packed = ''
  let number = 0

  beforeEach(async () => {
    const { db } = shop.connection
    const productId = await aProduct(db, { title: 'Halawa 100%' })
    const order = await aCashOrder(db, { productId })
    number = order.number
    packed = `Hala, order being packed, ${number}`
    await moveOn(db, order.id, 'being packed', { name: 'Hala' })
    await adjustStock(db, { product: productId, change: 3, note: 'delivery' }, { name: 'Samy' })
  })

  test('the log, the orders and the stock are one list, the newest first', async () => {
    expect(await find('')).toEqual([counted, packed, signIn])
  })

  test('it is found by person, by login too', async () => {
    expect(await find('who=Samy')).toEqual([counted])
    expect(await find('who=owner')).toEqual([signIn])
    expect(await find('who=nobody')).toEqual([])
    await staffCall(shop, 'changePerson', {
      cookie,
      params: { id: (await staffCall(shop, 'listStaff', { cookie })).body.data[0]._id },
      body: { name: 'Mona' },
    })
    expect(await find('who=Mona')).toEqual(['owner owner, person changed, Mona', 'owner owner, signed in, Mona'])
  })

  test('it is found by kind, by the number of an order and by the name of goods', async () => {
    expect(await find('kind=order')).toEqual([packed])
    expect(await find('kind=product&who=Hala')).toEqual([])
    expect(await find(`what=${number}`)).toEqual([packed])
    expect(await find('what=packed')).toEqual([packed])
    expect(await find('what=stock')).toEqual([counted])
    expect(await find('what=halawa 100%25')).toEqual([counted])
    expect(await find('what=halawa 100_')).toEqual([])
    expect(await find('what=100%25 1 kg')).toEqual([counted])
  })

  test('it names goods and their categories in the language of the reader, who finds them by that name', async () => {
    const { db } = shop.connection
    await sql`update products set title_ar = 'حلاوة'`.execute(db)
    await sql`update categories set name_ar = 'بقوليات'`.execute(db)
    const [id = ''] = await valuesOf<string>(db)`select id from categories`
    await addToLog(db, { name: 'Samy' }, [{ what: 'prices changed', kind: 'category', id }])
    const headers = { 'x-language': 'ar' }
    const namesOf = async (what: string) => {
      const { body } = await staffCall(shop, 'listLog', { cookie, headers, query: `what=${encodeURIComponent(what)}` })
      return body.data.entries.map(({ about }: Logged) => about.name)
    }
    expect(await namesOf('حلاوة')).toEqual(['حلاوة 1 kg'])
    expect(await namesOf('بقوليات')).toEqual(['بقوليات'])
    expect(await find('what=Pantry')).toEqual(['Samy, prices changed, Pantry'])
  })

  test('it is found by a day and by a number as people type them here', async () => {
    await addToLog(shop.connection.db, { name: 'Samy' }, [{ what: 'day closed', kind: 'day', id: '2026-12-04' }])
    const closed = ['Samy, day closed, 2026-12-04']
    expect(await find('what=2026-12-04')).toEqual(closed)
    expect(await find('what=4/12/2026')).toEqual(closed)
    expect(await find('what=2026/12/4')).toEqual(closed)
    expect(await find(`what=${encodeURIComponent('٠٤\u200f/١٢\u200f/٢٠٢٦')}`)).toEqual(closed)
    expect(await find('what=12/4/2026')).toEqual([])
    const inArabic = String(number).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)))
    expect(await find(`what=${encodeURIComponent(inArabic)}`)).toEqual([packed])
  })

  test('it names all people and kinds that are in it, to choose from', async () => {
    const { people, kinds } = (await ask('who=Samy')).body.data
    expect(people).toEqual(['Hala', 'owner owner', 'Samy'])
    expect(kinds).toEqual(['person', 'product', 'order'])
  })
})
