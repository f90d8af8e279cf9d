import { useId } from 'react'
import { Link } from '@baqala/kit/ui/link.tsx'
import { paths } from '@baqala/contract/paths'
import { egp, egpWithPiastres } from '../ui/egp.ts'
import { icon, Minus } from '@baqala/kit/ui/icons.tsx'
import { GoodsTable, PictureCell, RemoveButton } from './goods-table.tsx'
import { lineNotices } from './line-notices.ts'
import { type CartChange, type CartItem, productIdOf } from './cart-state.ts'
import { messages } from '#messages/cart-screen'
import { messages as cartMessages } from '#messages/cart'

const Plus = icon('M5 12h14', 'M12 5v14')

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
  const titleId = useId()

  return (
    <tr role="row">
      <PictureCell url={product.imageCover} />
      <td role="cell" className="goods-title">
        <span id={titleId} className="font-bold">
          <ProductTitle product={product} />
        </span>{' '}
        {product.unit && <span className="text-sm whitespace-nowrap text-ink-soft">{product.unit}</span>}
        {lineNotices(item).map((notice) => (
          <p key={notice} className="mt-1 text-sm font-bold text-tomato-ink">
            {notice}
          </p>
        ))}
      </td>
      <td role="cell" className="cart-count">
        <CountStepper item={item} onChange={onChange} />
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
        <RemoveButton
          describedBy={titleId}
          onRemove={() => onChange({ kind: 'remove', productId: productIdOf(item) })}
        />
      </td>
    </tr>
  )
}

/** A link if the category is known: the address of the details contains it (specification 2). */
function ProductTitle({ product: { _id, id, title, category } }: Pick<CartItem, 'product'>) {
  if (!category) return title
  return (
    <Link to={paths.productDetails(id ?? _id, category.name)} className="hover:text-leaf-ink hover:underline">
      {title}
    </Link>
  )
}

interface CountStepperProps {
  readonly item: CartItem
  readonly onChange: (change: CartChange) => void
}

/** Specification 4: one more or one less than the current count, with no lower bound. */
function CountStepper({ item, onChange }: CountStepperProps) {
  const { count, product } = item
  const productId = productIdOf(item)
  const setCount = (next: number) => onChange({ kind: 'set count', productId, count: next })
  return (
    <div className="inline-flex items-center rounded-full border border-field-line">
      <button
        type="button"
        aria-label={cartMessages.decrease(product.title)}
        onClick={() => setCount(count - 1)}
        className="round-button size-[min(2.75rem,44px)] hover:bg-leaf-tint"
      >
        <Minus aria-hidden size={18} />
      </button>
      <span className="min-w-8 text-center font-extrabold tabular">{count}</span>
      <button
        type="button"
        aria-label={cartMessages.increase(product.title)}
        onClick={() => setCount(count + 1)}
        className="round-button size-[min(2.75rem,44px)] hover:bg-leaf-tint"
      >
        <Plus aria-hidden size={18} />
      </button>
    </div>
  )
}
