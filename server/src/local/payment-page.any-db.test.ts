import { expect, test } from 'vitest'
import { aFullCart, openPayingShop, pageId } from '../../test/paying-shop.ts'

const shop = openPayingShop()

const press = (page: string, payload: string) =>
  shop.app.inject({
    method: 'POST',
    url: `/local/payments/${page}`,
    payload,
    headers: { host: 'localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
  })

test.each(['ordered for cash', 'cancelled'])(
  'paying in a window that stayed open once its order is %s says that it stands no more and nothing is charged',
  async (how) => {
    const shopper = await aFullCart(shop)
    const page = pageId(await shopper.openPage())
    const [order] = await shopper.orders()
    await (how === 'cancelled' ? shopper.cancel(order._id) : shopper.payCash())
    const answer = await press(page, 'card=good')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain(`Order ${order.id} can no longer be paid here`)
    expect(answer.body).toContain('Nothing was charged.')
    expect((await press(page, 'cancel=yes')).headers.location).toBe('http://localhost:3000/Cart')
  },
)
