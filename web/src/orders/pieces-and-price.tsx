import type { Order } from '@baqala/contract/orders'
import { egp } from '../ui/egp.ts'

/** 1 kg · 2 × 45 EGP */
export function PiecesAndPrice({ line: { count, price, product } }: { line: Order['cartItems'][number] }) {
  return (
    <>
      {product.unit && <>{product.unit} · </>}
      {count} × {egp(price)}
    </>
  )
}
