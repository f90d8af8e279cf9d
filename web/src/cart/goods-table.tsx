import type { MouseEvent, ReactNode } from 'react'
import { focusNeighbour } from '@baqala/kit/ui/focus-neighbour.ts'
import { Picture } from '@baqala/kit/ui/picture.tsx'
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

export function PictureCell({ url }: { url: string }) {
  return (
    <td role="cell" className="goods-picture">
      <div className="overflow-hidden rounded-field bg-well">
        <Picture url={url} alt="" sizes="88px" />
      </div>
    </td>
  )
}

interface RemoveButtonProps {
  /** The id of the element that names the product. */
  readonly describedBy: string
  readonly onRemove: () => void
}

/** The button disappears with its row, so it passes the focus to its neighbour first. */
export function RemoveButton({ describedBy, onRemove }: RemoveButtonProps) {
  function handleClick({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    focusNeighbour(currentTarget)
    onRemove()
  }
  return (
    <button
      type="button"
      data-remove
      aria-describedby={describedBy}
      onClick={handleClick}
      className="text-link min-h-11 text-tomato-ink"
    >
      {messages.remove}
    </button>
  )
}
