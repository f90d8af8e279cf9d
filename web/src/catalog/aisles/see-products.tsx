import { Link } from '@baqala/kit/ui/link.tsx'
import { paths } from '@baqala/contract/paths'
import { Picture } from '@baqala/kit/ui/picture.tsx'
import { searchWith } from '../filtered-address.ts'
import { filtersOf, type Shelf, useGoodsOf } from './use-goods-of.ts'
import { messages } from '#messages/filters'

/** The way from a subcategory or a brand to its products, with a few of their pictures. */
export function SeeProducts({ shelf }: { readonly shelf: Shelf }) {
  const goods = useGoodsOf(shelf)
  if (!goods || goods.count === 0) return null
  return (
    <Link to={paths.products + searchWith('', filtersOf(shelf), '')} className="see-products">
      <span className="flex gap-2" aria-hidden>
        {goods.some.map(({ _id, imageCover }) => (
          <span key={_id} className="min-w-0 flex-1 overflow-hidden rounded-xl bg-well">
            <Picture url={imageCover} alt="" sizes="72px" />
          </span>
        ))}
      </span>
      <span className="button button-leaf">{messages.seeProducts(goods.count)}</span>
    </Link>
  )
}
