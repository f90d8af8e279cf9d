import type { Category } from '@baqala/contract/catalog'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { SpinnerOverlay } from '../ui/spinner.tsx'
import { subcategoriesQuery, subcategoryQuery } from './catalog-queries.ts'
import { prefetch } from './prefetch.ts'
import { Slug } from './slug.tsx'
import { useOpened } from './use-opened.ts'
import * as messages from './catalog.messages.en.ts'

export function Subcategories({ category: { _id, name } }: { category: Category }) {
  const headingId = useId()
  const section = useRef<HTMLElement>(null)
  const { data, isPending, isError } = useQuery(subcategoriesQuery(_id))
  const { opened, isOpening, open, close } = useOpened(subcategoryQuery)
  // On a phone the categories fill the screen, and the subcategories would appear below it.
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'nearest' })
  }, [isPending])

  if (isError && !data) return null
  return (
    <section ref={section} aria-labelledby={headingId} className="relative mt-8 min-h-44 pb-2">
      <h2 id={headingId} className="mb-4 text-2xl">
        {messages.subcategoriesOf(name)}
      </h2>
      <div className="subcategory-grid">
        {isPending && Array.from({ length: 3 }, (_, at) => <div key={at} className="shimmer h-16" />)}
        {data?.map((subcategory) => (
          <button
            key={subcategory._id}
            type="button"
            onClick={() => open(subcategory._id)}
            onPointerEnter={() => prefetch(subcategoryQuery(subcategory._id))}
            onFocus={() => prefetch(subcategoryQuery(subcategory._id))}
            className="subcategory-card"
          >
            {subcategory.name}
          </button>
        ))}
      </div>
      {data?.length === 0 && <p className="text-ink-soft">{messages.noSubcategories}</p>}
      {(isPending || isOpening) && <SpinnerOverlay />}
      {opened && (
        <Dialog title={opened.name} onClose={close}>
          <Slug>{opened.slug}</Slug>
        </Dialog>
      )}
    </section>
  )
}
