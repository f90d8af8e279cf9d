import { expect, test } from 'vitest'
import { checkoutOf } from './stripe-checkout.ts'
import { feeLines } from './payments.ts'

const order = { reference: 'an-order', attempt: '1', orderNumber: 10001, email: 'mona@example.com' }
const addresses = { successUrl: 'https://shop.example/allorders', cancelUrl: 'https://shop.example/Cart' }

test('Stripe, which charges the sum of the lines, is asked for goods and delivery, however many lines there are', () => {
  for (let count = 1; count <= 200; count += 1) {
    const lines = Array.from({ length: count }, (_, n) => ({
      title: `Thing ${n}`,
      count: 1 + (n % 3),
      price: 75 + n,
      image: '',
    }))
    const goods = lines.reduce((sum, line) => sum + line.price * line.count, 0)
    const fee = count % 4 === 0 ? 0 : 1_500 + count
    const asked = checkoutOf({ ...order, ...addresses, lines, fee, amount: goods + fee }, undefined, 0).line_items ?? []
    const sum = asked.reduce((all, line) => all + (line.quantity ?? 0) * (line.price_data?.unit_amount ?? 0), 0)
    expect([count, sum]).toEqual([count, goods + fee])
    expect(asked.length).toBeLessThanOrEqual(100)
  }
})

test('the line of the fee is named in the shopper’s language', () => {
  expect(feeLines({ fee: 1_500 })).toEqual([{ title: 'Delivery', count: 1, price: 1_500, image: '' }])
  expect(feeLines({ fee: 1_500, language: 'ar' })).toMatchObject([{ title: 'التوصيل' }])
  expect(feeLines({ fee: 0 })).toEqual([])
})
