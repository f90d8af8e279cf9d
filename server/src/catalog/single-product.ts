import type { Db } from '../db/rows.ts'
import { makeReadyBody, type ReadyBody } from '../http/ready-body.ts'
import { joinProduct, writeSingleProduct, type Numbers } from './product-text.ts'
import { findProduct } from './products.queries.ts'
import type { Kept } from './ready-answers.ts'

/** One product that lies ready, but for its stock. */
export interface SingleProduct extends Kept {
  with(numbers: Numbers): ReadyBody
}

// Text, and text as bytes: hardly any is worth compressing (ready-body.ts).
const COPIES = 2

export async function makeSingleProduct(db: Db, id: string, origin: string): Promise<SingleProduct | undefined> {
  const { version, rows } = await findProduct(db, id, origin)
  const [product] = rows
  if (product === undefined) return undefined
  const { head, numbers } = writeSingleProduct(product)
  let last = { numbers, body: bodyOf(head, numbers) }
  return {
    version,
    bytes: COPIES * head.length,
    with(now) {
      if (now.onHand !== last.numbers.onHand || now.sold !== last.numbers.sold)
        last = { numbers: now, body: bodyOf(head, now) }
      return last.body
    },
  }
}

function bodyOf(head: string, numbers: Numbers): ReadyBody {
  return makeReadyBody(`{"data":${joinProduct(head, numbers)}}`)
}
