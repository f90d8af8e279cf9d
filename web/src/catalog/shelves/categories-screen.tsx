import type { Category } from '@baqala/contract/groups'
import { useQuery } from '@tanstack/react-query'
import { paths } from '@baqala/contract/paths'
import { useLocation, useNavigate } from 'react-router'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { queryClient } from '../../api/query-client.ts'
import { textAt } from '../../api/value-at.ts'
import { categoriesQuery, subcategoriesQuery } from '../catalog-queries.ts'
import { ShelfGrid } from './shelf-grid.tsx'
import { ShelfTile } from './shelf-tile.tsx'
import { shownName } from '../category-names.ts'
import { Subcategories } from './subcategories.tsx'
import { messages } from '#messages/shop'

/** Spec 8: categories and subcategories that fail to load show nothing; the reason is logged to the console. */
export function CategoriesScreen() {
  const categories = useQuery(categoriesQuery)
  const navigate = useNavigate()
  // The history keeps it for the way back. A prerendered page has no categories yet.
  const id = textAt(useLocation().state, 'category')
  const selected = categories.data?.find(({ _id }) => _id === id)

  function select(category: Category) {
    void navigate(paths.categories, { replace: true, state: { staysInPlace: true, category: category._id } })
    // Pressing a category again retries a failed load.
    void queryClient.prefetchQuery(subcategoriesQuery(category._id))
  }

  return (
    <div className="min-h-dvh">
      <ScreenTitle className="screen-title mb-4">{messages.categories}</ScreenTitle>
      <ShelfGrid isLoading={categories.isPending} isEmpty={categories.data?.length === 0} isBusy={false}>
        {categories.data?.map((category) => (
          <ShelfTile
            key={category._id}
            name={shownName(category)}
            image={category.image}
            isChosen={category._id === selected?._id}
            onPress={() => select(category)}
          />
        ))}
      </ShelfGrid>
      {selected && <Subcategories key={selected._id} category={selected} />}
    </div>
  )
}
