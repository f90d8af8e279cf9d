import type { WishedProduct } from '@baqala/contract/wishlist'
import { type MouseEvent, useId } from 'react'
import { Link } from 'react-router'
import { AddToCartButton } from '../cart/add-to-cart-button.tsx'
import { WhileAdding } from '../cart/while-adding.tsx'
import { paths } from '@baqala/contract/paths'
import { egp } from '../ui/egp.ts'
import { focusNeighbour } from '../ui/focus-neighbour.ts'
import { Picture } from '../ui/picture.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { changeWishlist } from './use-wishlist.ts'
import * as uiMessages from '../ui/ui.messages.en.ts'
import * as messages from './wishlist.messages.en.ts'

/** Roles are explicit: on phones CSS lays the rows out as cards, and browsers then drop the table's semantics. */
export function WishlistTable({ products }: { products: readonly WishedProduct[] }) {
  return (
    <table role="table" aria-label={messages.title} className="goods-table panel">
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
        {products.map((product) => (
          <WishlistRow key={product._id} product={product} />
        ))}
      </tbody>
    </table>
  )
}

function WishlistRow({ product }: { product: WishedProduct }) {
  const { _id, unit, imageCover } = product
  const titleId = useId()

  function handleRemove({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    focusNeighbour(currentTarget)
    changeWishlist({ productId: _id, action: 'remove', madeOn: 'wish-list screen' })
  }

  return (
    <tr role="row">
      <td role="cell" className="goods-picture">
        <div className="overflow-hidden rounded-field bg-well">
          <Picture url={imageCover} alt="" sizes="88px" />
        </div>
      </td>
      <td role="cell" className="goods-title">
        <span id={titleId} className="font-bold">
          <WishedTitle product={product} />
        </span>{' '}
        {unit && <span className="text-sm whitespace-nowrap text-ink-soft">{unit}</span>}
      </td>
      <td role="cell" className="wish-price font-extrabold tabular-nums">
        <WishedPrice product={product} />
      </td>
      <td role="cell" className="wish-action">
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
      <td role="cell" className="wish-add whitespace-nowrap">
        <span className="relative inline-grid place-items-center">
          <AddToCartButton productId={_id} describedBy={titleId} className="" />
          <WhileAdding productId={_id}>
            <span className="pointer-events-none absolute inset-0 grid place-items-center rounded-full bg-paper/70">
              <Spinner isSmall label={uiMessages.adding} />
            </span>
          </WhileAdding>
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
