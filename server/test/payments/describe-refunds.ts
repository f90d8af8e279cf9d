import { describe, expect, test } from 'vitest'
import { ProviderTrouble } from '../../src/payments/payments.ts'
import type { ProviderShop } from './provider-shop.ts'

export function describeRefunds(shop: ProviderShop): void {
  const { anUnpaidOrder, provider } = shop

  describe('a refund', () => {
    test('goes out once, however often it is asked for', async () => {
      const { page } = await anUnpaidOrder()
      await provider().pay(page)
      await provider().payments.refund(page)
      await provider().payments.refund(page)
    })

    test('of a page that nobody paid on is refused', async () => {
      const { page } = await anUnpaidOrder()
      await expect(provider().payments.refund(page)).rejects.toThrow(ProviderTrouble)
    })
  })
}
