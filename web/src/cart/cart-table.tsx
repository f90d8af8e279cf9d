import { useId } from 'react'
import { Link } from '@baqala/kit/ui/link.tsx'
import { paths } from '@baqala/contract/paths'
import { egp, egpWithPiastres } from '../ui/egp.ts'
import { CountStepper } from './count-stepper.tsx'
import { GoodsTable, PictureCell, RemoveButton } from './goods-table.tsx'
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
        <CountStepper
          title={product.title}
          count={item.count}
          onChange={(count) => onChange({ kind: 'set count', productId: productIdOf(item), count })}
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
