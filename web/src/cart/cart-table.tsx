import { Minus, Plus } from '../ui/icons.tsx'
import { useId } from 'react'
import { egp } from '../ui/egp.ts'
import { GoodsTable, PictureCell, RemoveButton } from './goods-table.tsx'
import { lineNotices } from './line-notices.ts'
import { type CartItem, productIdOf } from './cart-state.ts'
import { changeCart } from './use-cart.ts'
import * as messages from './cart.messages.en.ts'

export function CartTable({ items }: { items: readonly CartItem[] }) {
  return (
    <GoodsTable columns={messages.columns}>
      {items.map((item) => (
        <CartRow key={productIdOf(item)} item={item} />
      ))}
    </GoodsTable>
  )
}

function CartRow({ item }: { item: CartItem }) {
  const { product, price } = item
  const productId = productIdOf(item)
  const titleId = useId()

  return (
    <tr role="row">
      <PictureCell url={product.imageCover} />
      <td role="cell" className="goods-title">
        <span id={titleId} className="font-bold">
          {product.title}
        </span>{' '}
        {product.unit && <span className="text-sm whitespace-nowrap text-ink-soft">{product.unit}</span>}
        {lineNotices(item).map((notice) => (
          <p key={notice} className="mt-1 text-sm font-bold text-tomato-ink">
            {notice}
          </p>
        ))}
      </td>
      <td role="cell" className="cart-count">
        <CountStepper productId={productId} title={product.title} count={item.count} />
      </td>
      <td role="cell" className="cart-price font-extrabold whitespace-nowrap tabular-nums">
        {egp(price)}
      </td>
      <td role="cell" className="cart-action">
        <RemoveButton describedBy={titleId} onRemove={() => changeCart({ kind: 'remove', productId })} />
      </td>
    </tr>
  )
}

interface CountStepperProps {
  readonly productId: string
  readonly title: string
  readonly count: number
}

/** Specification 4: one more or one less than the current count, with no lower bound. */
function CountStepper({ productId, title, count }: CountStepperProps) {
  return (
    <div className="inline-flex items-center rounded-full border border-field-line">
      <button
        type="button"
        aria-label={messages.decrease(title)}
        onClick={() => changeCart({ kind: 'set count', productId, count: count - 1 })}
        className="round-button hover:bg-leaf-tint"
      >
        <Minus aria-hidden size={18} />
      </button>
      <span className="min-w-8 text-center font-extrabold tabular-nums" aria-live="polite">
        {count}
      </span>
      <button
        type="button"
        aria-label={messages.increase(title)}
        onClick={() => changeCart({ kind: 'set count', productId, count: count + 1 })}
        className="round-button hover:bg-leaf-tint"
      >
        <Plus aria-hidden size={18} />
      </button>
    </div>
  )
}
