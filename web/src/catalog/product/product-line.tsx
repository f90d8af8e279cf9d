import type { Product } from '@baqala/contract/catalog'
import { paths } from '@baqala/contract/paths'
import { Link } from '@baqala/kit/ui/link.tsx'
import { Picture } from '@baqala/kit/ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { stockNote } from '../../ui/stock-note.ts'

interface ProductLineProps {
  readonly product: Product
  readonly onClick?: () => void
  readonly tabIndex?: number
}

/**
 * A product that a search has found, as a link in one line: smaller than a card of the list, which has results of its field
 * only (specification 5).
 */
export function ProductLine({ product, ...link }: ProductLineProps) {
  const { _id, title, unit, category, imageCover, quantity } = product
  const note = stockNote(quantity)
  return (
    <Link
      to={paths.productDetails(_id, category.name)}
      {...link}
      className="flex min-w-0 flex-[1_1_min(10rem,100%)] flex-wrap items-center gap-x-3 gap-y-1 rounded-field"
    >
      <span className="size-[min(3.5rem,17.5vw)] shrink-0 overflow-hidden rounded-xl bg-well">
        <Picture url={imageCover} alt="" />
      </span>
      <span className="min-w-0 flex-1 basis-24">
        <span className="block font-bold">{title}</span>
        <span className="flex flex-wrap items-baseline gap-x-3 text-sm text-ink-soft">
          {unit}
          <span className="text-ink">
            <Price product={product} size="small" hasPiastres />
          </span>
          {note && <b className="text-tomato-ink">{note}</b>}
        </span>
      </span>
    </Link>
  )
}
