import { lazy, Suspense } from 'react'
import { useSession } from '../auth/session.tsx'
import { namesItsSession } from '../auth/token-claims.ts'
import { categoriesOf } from './categories-of.ts'
import { asTyped, namesOf } from './name-as-typed.ts'
import { type Named, shownName } from './shown-name.ts'
import * as messages from '#messages/catalog'

interface NothingFoundProps {
  readonly typed: string
  /** Whose categories are offered. */
  readonly of: readonly { readonly category: Named }[]
  readonly onPick: (category: string) => void
}

const FoundProducts = lazy(async () => ({ default: (await import('./found-products.tsx')).FoundProducts }))

/** An empty result. It offers the categories, because the search compares nothing else (specification 5). */
export function NothingFound({ typed, of, onPick }: NothingFoundProps) {
  const known = categoriesOf(of)
  const categories = known.map(shownName)
  const { token } = useSession()
  const hasSearch = token !== null && namesItsSession(token)
  const sought = asTyped(typed)
  const holding = known.filter((each) => sought && namesOf(each).some((name) => name.includes(sought))).map(shownName)
  return (
    <div className="panel px-6 py-10 text-center">
      <p className="text-xl font-bold" role="status">
        {typed ? messages.noAisleBeginsWith(typed) : messages.noProducts}
      </p>
      {categories.length > 0 && (
        <>
          <p className="mt-1 text-ink-soft">{messages.chooseCategory}</p>
          <ul className="mt-5 flex flex-wrap justify-center gap-2">
            {[...holding, ...categories.filter((category) => !holding.includes(category))].map((category) => (
              <li key={category}>
                <button
                  type="button"
                  onClick={() => onPick(category)}
                  className={`button ${holding.includes(category) ? 'button-leaf' : 'button-quiet'}`}
                >
                  {category}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {typed && hasSearch && (
        <Suspense>
          <FoundProducts typed={typed} />
        </Suspense>
      )}
    </div>
  )
}
