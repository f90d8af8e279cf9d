import type { ReactNode } from 'react'
import { paths } from '@baqala/contract/paths'
import { Button } from '@baqala/kit/ui/button.tsx'
import { focusNeighbour } from '@baqala/kit/ui/focus-neighbour.ts'
import { Link } from '@baqala/kit/ui/link.tsx'
import { Picture } from '@baqala/kit/ui/picture.tsx'
import type { CartItem } from './cart-state.ts'
import { messages } from '#messages/cart-screen'
import './goods-table.css'

interface GoodsTableProps {
  readonly label?: string
  readonly columns: readonly string[]
  readonly children: ReactNode
}

/**
 * The table of the cart and of the wish list. Roles are explicit: on phones CSS lays the rows out as cards, and browsers
 * then drop the table's semantics.
 */
export function GoodsTable({ label, columns, children }: GoodsTableProps) {
  return (
    <table role="table" aria-label={label} className="goods-table panel">
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  )
}

interface GoodsTableSkeletonProps {
  readonly columns: readonly string[]
  /** Classes of the cells after the title; each has those of the shape too. */
  readonly cells: Readonly<Record<string, string>>
}

/** Takes the space of the first rows while they load. A cell without words is hidden. */
export function GoodsTableSkeleton({ columns, cells }: GoodsTableSkeletonProps) {
  const shapes = {
    'goods-picture': 'aspect-square',
    'goods-title': 'h-lh w-3/5 md:w-60',
    ...cells,
  }
  return (
    <GoodsTable columns={columns}>
      {[0, 1, 2].map((row) => (
        <tr key={row} role="row">
          {Object.entries(shapes).map(([cell, shape]) => (
            <td key={cell} aria-hidden className={cell}>
              <div className={`shimmer ${shape}`} />
            </td>
          ))}
        </tr>
      ))}
    </GoodsTable>
  )
}

interface GoodsCellsProps {
  readonly product: Pick<CartItem['product'], 'title' | 'unit' | 'imageCover'> & {
    readonly category?: { readonly name: string } | undefined
  }
  readonly productId: string
  /** Names the product for its remove button. */
  readonly titleId: string
  readonly children?: ReactNode
}

/** The picture and the title: a link if the category is known, as the address of the details contains it (specification 2). */
export function GoodsCells({ product, productId, titleId, children }: GoodsCellsProps) {
  const { title, unit, imageCover, category } = product
  return (
    <>
      <td role="cell" className="goods-picture">
        <div className="overflow-hidden rounded-field bg-well">
          <Picture url={imageCover} alt="" sizes="88px" />
        </div>
      </td>
      <td role="cell" className="goods-title">
        <span id={titleId} className="font-bold">
          {category ? (
            <Link to={paths.productDetails(productId, category.name)} className="hover:text-leaf-ink hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </span>{' '}
        {unit && <span className="text-sm whitespace-nowrap text-ink-soft">{unit}</span>}
        {children}
      </td>
    </>
  )
}

/** The button disappears with its row, so it passes the focus to its neighbour first. */
export function RemoveButton({ describedBy, onRemove }: { describedBy: string; onRemove: () => void }) {
  return (
    <Button
      data-remove
      aria-describedby={describedBy}
      onClick={({ currentTarget }) => {
        focusNeighbour(currentTarget)
        onRemove()
      }}
      look="text"
      className="min-h-11 text-tomato-ink"
      text={messages.remove}
    />
  )
}
