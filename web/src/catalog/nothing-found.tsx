import * as messages from './catalog.messages.en.ts'

interface NothingFoundProps {
  readonly typed: string
  readonly categories: readonly string[]
  readonly onPick: (category: string) => void
}

/** An empty result. It offers the categories, because the search compares nothing else (specification 5). */
export function NothingFound({ typed, categories, onPick }: NothingFoundProps) {
  return (
    <div className="panel px-6 py-10 text-center">
      <p className="text-xl font-bold" role="status">
        {typed ? messages.noCategoryStartsWith(typed) : messages.noProducts}
      </p>
      {categories.length > 0 && (
        <>
          <p className="mt-1 text-ink-soft">{messages.chooseCategory}</p>
          <ul className="mt-5 flex flex-wrap justify-center gap-2">
            {categories.map((category) => (
              <li key={category}>
                <button type="button" onClick={() => onPick(category)} className="button button-quiet">
                  {category}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
