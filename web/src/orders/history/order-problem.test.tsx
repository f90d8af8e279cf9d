import { screen, within } from '@testing-library/dom'
import { changeLanguage } from '@baqala/kit/language/language.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { plain, renderShop } from '../../../test/render-shop.tsx'
import { SESSION_TOKEN } from '../../../test/spec-only-shop.ts'
import { anOrder } from '../../../test/an-order.ts'

beforeEach(() => {
  plain.answerOurs('GET /delivery/areas', () => ({ json: { status: 'success', results: 0, data: [] } }))
  plain.answerOurs('GET /orders/stream', () => ({ status: 404, json: { message: 'There is no such thing' } }))
  plain.answerOurs('GET /orders', () => ({ json: { data: [anOrder({ id: 1004 }), anOrder({ id: 1001 })] } }))
})

async function linksOf(order: string): Promise<(string | null)[]> {
  const card = await screen.findByRole('article', { name: order })
  const links = [...card.querySelectorAll('a[href^="https://wa.me"], a[href^="mailto:"], a[href^="tel:"]')]
  return links.map((link) => link.getAttribute('href'))
}

describe('a problem with an order', () => {
  test('is told by WhatsApp, mail or phone, and the message names that order', async () => {
    renderShop('/Orders', { token: SESSION_TOKEN })
    expect(await linksOf('Order 1001')).toEqual([
      'https://wa.me/201401234567?text=A%20problem%20with%20order%201001%3A%20',
      'mailto:help@baqala.example?subject=A%20problem%20with%20order%201001',
      'tel:+20201234567',
    ])
    within(screen.getByRole('article', { name: 'Order 1004' })).getByText('A problem with this order?')
    expect((await linksOf('Order 1004'))[1]).toContain('1004')
  })

  test('has its 48 hours once it is delivered, is told at any time before, and has none where nothing is delivered', async () => {
    plain.answerOurs('GET /orders', () => ({
      json: {
        data: [
          anOrder({ id: 1004, state: 'cancelled' }),
          anOrder({ id: 1003 }),
          anOrder({ id: 1001, state: 'delivered', isDelivered: true }),
        ],
      },
    }))
    renderShop('/Orders', { token: SESSION_TOKEN })
    within(await screen.findByRole('article', { name: 'Order 1001' })).getByText(/^Tell us within 48 hours of delivery/)
    within(screen.getByRole('article', { name: 'Order 1003' })).getByText(/^Write to us or call.* Once it is delivered/)
    expect(within(screen.getByRole('article', { name: 'Order 1004' })).queryByText(/48 hours/)).toBeNull()
  })

  test('has numbers to call that no end of a line breaks in two, the courier’s as well', async () => {
    const order = anOrder({ id: 1004, state: 'on its way', courierPhone: '010 1234 5678' })
    plain.answerOurs('GET /orders', () => ({ json: { data: [order] } }))
    renderShop('/Orders', { token: SESSION_TOKEN })
    const card = await screen.findByRole('article', { name: 'Order 1004' })
    const links = [...card.querySelectorAll('a[href^="tel:"]')].map(({ textContent }) => textContent)
    expect(links).toHaveLength(2)
    for (const words of links) expect(words).not.toMatch(/\d \d/)
  })

  test('is told in Arabic by who reads Arabic', async () => {
    renderShop('/Orders', { token: SESSION_TOKEN })
    await screen.findByRole('article', { name: 'Order 1004' })
    await changeLanguage('ar')
    const [question] = await screen.findAllByText('فيه مشكلة في الطلب ده؟')
    const whatsapp = question?.closest('details')?.querySelector('a')?.getAttribute('href') ?? ''
    expect(decodeURIComponent(whatsapp)).toContain('فيه مشكلة في طلب 1004')
  })
})
