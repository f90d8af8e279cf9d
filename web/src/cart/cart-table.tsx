import { useId } from 'react'
import { focusNeighbour } from '@baqala/kit/ui/focus-neighbour.ts'
import { egp, egpWithPiastres } from '../ui/egp.ts'
import { CountStepper } from './count-stepper.tsx'
import { GoodsCells, GoodsTable, RemoveButton } from './goods-table.tsx'
import { lineNotices } from './line-notices.ts'
import { type CartChange, type CartItem, productIdOf } from './cart-state.ts'
import { messages } from '#messages/cart-screen'

interface CartTableProps {
  readonly items: readonly CartItem[]
  readonly onChange: (change: CartChange) => void
}

export function CartTable({ items, onChange }: CartTableProps) {
  return (
    <GoodsTable columns={messages.columns}>
      {items.map((item) => (
        <CartRow key={productIdOf(item)} item={item} onChange={onChange} />
      ))}
    </GoodsTable>
  )
}

function CartRow({ item, onChange }: { item: CartItem; onChange: CartTableProps['onChange'] }) {
  const { product, price } = item
  const productId = productIdOf(item)
  const titleId = useId()

  return (
    <tr role="row">
      <GoodsCells product={product} productId={productId} titleId={titleId}>
        {lineNotices(item).map((notice) => (
          <p key={notice} className="mt-1 text-sm font-bold text-tomato-ink">
            {notice}
          </p>
        ))}
      </GoodsCells>
      <td role="cell" className="cart-count">
        <CountStepper
          title={product.title}
          count={item.count}
          onChange={(count, button) => {
            // The row goes with its last piece.
            if (count === 0) focusNeighbour(button)
            onChange({ kind: 'set count', productId, count })
          }}
        />
      </td>
      <td role="cell" className="cart-price font-extrabold whitespace-nowrap tabular">
        <span>{egp(price)}</span>
        {item.count > 1 && (
          <span className="block text-sm font-semibold whitespace-normal text-ink-soft">
            {messages.together(egpWithPiastres(item.count * price))}
          </span>
        )}
      </td>
      <td role="cell" className="cart-action">
        <RemoveButton describedBy={titleId} onRemove={() => onChange({ kind: 'remove', productId })} />
      </td>
    </tr>
  )
}
