/** The price of a delivery, by the rules of its area (decision 0036). EGP. The server refuses an order with another fee. */
import type { DeliveryArea } from '@baqala/contract/delivery'

type Prices = Pick<DeliveryArea, 'fee' | 'minimum' | 'freeFrom' | 'express'>

export function feeOf({ fee, freeFrom, express }: Prices, goods: number, isExpress: boolean): number {
  if (isExpress && express) return express.fee
  return freeFrom !== undefined && goods >= freeFrom ? 0 : fee
}

/** The goods that are missing for free delivery; undefined where it is never free. */
export function missingForFree({ freeFrom }: Prices, goods: number): number | undefined {
  return freeFrom === undefined ? undefined : inPiastres(Math.max(0, freeFrom - goods))
}

/** The goods that are missing before the shop delivers there. */
export function missingForMinimum({ minimum }: Prices, goods: number): number {
  return inPiastres(Math.max(0, minimum - goods))
}

export function sumOf(goods: number, fee: number): number {
  return inPiastres(goods + fee)
}

/** Sums of floating-point numbers may end in 0.0000001. */
function inPiastres(amount: number): number {
  return Math.round(amount * 100) / 100
}
