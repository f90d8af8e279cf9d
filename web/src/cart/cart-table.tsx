import { Minus, Plus } from '../ui/icons.tsx'
import { type MouseEvent, useId } from 'react'
import { egp } from '../ui/egp.ts'
import { focusNeighbour } from '../ui/focus-neighbour.ts'
import { Picture } from '../ui/picture.tsx'
import { lineNotices } from './line-notices.ts'
import { type CartItem, productIdOf } from './cart-state.ts'
import { changeCart } from './use-cart.ts'
import * as messages from './cart.messages.en.ts'

/** Roles are explicit: on phones CSS lays the rows out as cards, and browsers then drop the table's semantics. */
export function CartTable({ items }: { items: readonly CartItem[] }) {
  return (
    <table role="table" className="goods-table panel">
      <thead role="rowgroup">
        <tr role="row">
          {messages.columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {items.map((item) => (
          <CartRow key={productIdOf(item)} item={item} />
        ))}
      </tbody>
    </table>
  )
}

function CartRow({ item }: { item: CartItem }) {
  const { product, price } = item
  const productId = productIdOf(item)
  const titleId = useId()

  function handleRemove({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    focusNeighbour(currentTarget)
    changeCart({ kind: 'remove', productId })
  }

  return (
    <tr role="row">
      <td role="cell" className="goods-picture">
        <div className="overflow-hidden rounded-field bg-well">
          <Picture url={product.imageCover} alt="" sizes="88px" />
        </div>
      </td>
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
        <button
          type="button"
          data-remove
          aria-describedby={titleId}
          onClick={handleRemove}
          className="text-link min-h-11 text-tomato-ink"
        >
          {messages.remove}
        </button>
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
