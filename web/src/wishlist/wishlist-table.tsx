import type { WishedProduct } from '@baqala/contract/wishlist'
import { useId } from 'react'
import { Link } from '@baqala/kit/ui/link.tsx'
import { AddingSpinner, AddToCartButton } from '../cart/add-to-cart-button.tsx'
import { GoodsTable, PictureCell, RemoveButton } from '../cart/goods-table.tsx'
import { paths } from '@baqala/contract/paths'
import { egp } from '../ui/egp.ts'
import { changeWishlist } from './use-wishlist.ts'
import { messages as uiMessages } from '@baqala/kit/messages'
import { messages } from '#messages/wishlist-screen'

export function WishlistTable({ products }: { products: readonly WishedProduct[] }) {
  return (
    <GoodsTable label={messages.title} columns={messages.columns}>
      {products.map((product) => (
        <WishlistRow key={product._id} product={product} />
      ))}
    </GoodsTable>
  )
}

function WishlistRow({ product }: { product: WishedProduct }) {
  const { _id, unit, imageCover } = product
  const titleId = useId()

  return (
    <tr role="row">
      <PictureCell url={imageCover} />
      <td role="cell" className="goods-title">
        <span id={titleId} className="font-bold">
          <WishedTitle product={product} />
        </span>{' '}
        {unit && <span className="text-sm whitespace-nowrap text-ink-soft">{unit}</span>}
      </td>
      <td role="cell" className="wish-price font-extrabold tabular">
        <WishedPrice product={product} />
      </td>
      <td role="cell" className="wish-action">
        <RemoveButton
          describedBy={titleId}
          onRemove={() => changeWishlist({ productId: _id, action: 'remove', madeOn: 'wish-list screen' })}
        />
      </td>
      <td role="cell" className="wish-add whitespace-nowrap">
        <span className="relative inline-grid w-full max-w-48 md:w-48">
          <AddToCartButton product={product} />
          <AddingSpinner productId={_id} isOnButton />
        </span>
      </td>
    </tr>
  )
}

/** A link if the category is known: the address of the details contains it (specification 2). */
function WishedTitle({ product: { _id, title, category } }: { product: WishedProduct }) {
  if (!category) return title
  return (
    <Link to={paths.productDetails(_id, category.name)} className="hover:text-leaf-ink hover:underline">
      {title}
    </Link>
  )
}

function WishedPrice({ product: { price, priceAfterDiscount } }: { product: WishedProduct }) {
  if (priceAfterDiscount == null) return <span className="whitespace-nowrap">{egp(price)}</span>
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2 whitespace-nowrap">
      <del className="text-sm font-semibold text-tomato-ink">
        <span className="sr-only">{uiMessages.priceBefore}</span>
        {egp(price)}
      </del>
      <span>
        <span className="sr-only">{uiMessages.priceNow}</span>
        {egp(priceAfterDiscount)}
      </span>
    </span>
  )
}
