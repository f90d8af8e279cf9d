/** Waiting for sold-out products: a letter tells the shopper once that one is back. Additions to the public API. */
import * as z from 'zod/mini'
import { endpoint, id } from './endpoint.ts'

/** Products that a shopper may wait for at a time. */
export const MAX_WAITS = 50

const Waits = z.object({ status: z.literal('success'), message: z.optional(z.string()), data: z.array(z.string()) })
const productParams = z.object({ productId: id })

export const listWaits = endpoint('listWaits', {
  summary: 'The products that I wait for, by their ids. Forgotten after 90 days.',
  reply: Waits,
})

export const addWait = endpoint('addWait', {
  summary: 'Wait for a sold-out product: one letter comes when it is back.',
  params: productParams,
  reply: Waits,
  refusals: { 404: 'There is no such product.', 409: 'It is in stock, or the shopper waits for 50 others.' },
})

export const removeWait = endpoint('removeWait', {
  summary: 'Wait for a product no longer.',
  params: productParams,
  reply: Waits,
})
