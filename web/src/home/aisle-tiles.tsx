import type { Category } from '@baqala/contract/catalog'
import { paths } from '@baqala/contract/paths'
import { Link } from '@baqala/kit/ui/link.tsx'
import { Picture } from '@baqala/kit/ui/picture.tsx'
import { filtersIn } from '../catalog/product-filters.ts'
import { searchWith } from '../catalog/filtered-address.ts'
import { shownName } from '../catalog/shown-name.ts'
import { messages } from '#messages/rows'

/** The ways to the aisles. The carousel further down has the same categories and searches the list below it. */
export function AisleTiles({ categories }: { readonly categories: readonly Category[] }) {
  return (
    <nav aria-label={messages.aisles}>
      <ul role="list" className="aisle-tiles">
        {categories.map((category) => (
          <li key={category._id}>
            <Link
              to={paths.products + searchWith('', { ...filtersIn(''), category: [category.name] }, '')}
              className="aisle-tile"
            >
              <Picture url={category.image} alt="" sizes="72px" />
              <span>{shownName(category)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
