import { useQuery } from '@tanstack/react-query'
import { paths } from '@baqala/contract/paths'
import { Button, RoundButton } from '@baqala/kit/ui/button.tsx'
import { X } from '@baqala/kit/ui/icons.tsx'
import { Section } from '@baqala/kit/ui/section.tsx'
import { Link } from '@baqala/kit/ui/link.tsx'
import { categoriesQuery } from '../catalog/catalog-queries.ts'
import { productsPath } from '../catalog/product-filters.ts'
import { shownName } from '../catalog/category-names.ts'
import { forgetSearch, forgetSearches, useRecentSearches } from './recent-searches.ts'
import { messages } from '#messages/search'
import '../catalog/list/list-tools.css'

/** /Search before anything is sought: the last searches, and the aisles. */
export function BeforeSearch() {
  const recent = useRecentSearches()
  const { data: categories = [] } = useQuery(categoriesQuery)
  return (
    <>
      <p className="text-ink-soft">{messages.whatToType}</p>
      {recent.length > 0 && (
        <section aria-labelledby="recent-searches" className="mt-6">
          <div className="flex flex-wrap items-center gap-x-4">
            <h2 id="recent-searches" className="text-xl">
              {messages.recent}
            </h2>
            <Button onClick={forgetSearches} look="text" className="min-h-11" text={messages.clearRecent} />
          </div>
          <ul className="flex flex-wrap gap-2">
            {recent.map((text) => (
              <li key={text} className="chip search-chip">
                <Link to={paths.searchFor(text)} className="min-h-11 min-w-6 content-center wrap-anywhere">
                  <bdi>{text}</bdi>
                </Link>
                <RoundButton
                  label={messages.forget(text)}
                  icon={<X aria-hidden size={18} />}
                  onClick={() => forgetSearch(text)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {categories.length > 0 && (
        <Section title={messages.aisles} titleClass="mb-2 text-xl" className="mt-6">
          <ul className="flex flex-wrap gap-2">
            {categories.map((category) => (
              <li key={category._id}>
                <Link to={productsPath({ category: [category.name] })} className="chip">
                  {shownName(category)}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
