import type { Category } from '@baqala/contract/groups'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { ButtonLink } from '@baqala/kit/ui/button.tsx'
import { Dialog } from '@baqala/kit/ui/dialog.tsx'
import { SpinnerOverlay } from '@baqala/kit/ui/spinner.tsx'
import { subcategoriesQuery, subcategoryQuery } from '../catalog-queries.ts'
import { pathOf, SeeProducts, type Shelf, Slug, useProductsOn } from './see-products.tsx'
import { shownName } from '../category-names.ts'
import { useOpened } from './use-opened.ts'
import { messages } from '#messages/filters'

export function Subcategories({ category }: { category: Category }) {
  const { _id } = category
  const name = shownName(category)
  const headingId = useId()
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, isPending, isError } = useQuery(subcategoriesQuery(_id))
  const shelf: Shelf = { kind: 'category', key: category.name, id: _id }
  const goods = useProductsOn(shelf)
  const { opened, isOpening, open, close } = useOpened(subcategoryQuery)
  const isBack = useNavigationType() === NavigationType.Pop
  // On a phone the categories fill the screen, and the subcategories would appear below it. Back has its own place.
  useEffect(() => {
    if (isBack) return
    section.current?.scrollIntoView({ block: 'nearest' })
    // The keyboard goes on among them.
    if (!isPending) heading.current?.focus({ preventScroll: true })
  }, [isPending, isBack])

  if (isError && !data) return null
  return (
    <section ref={section} aria-labelledby={headingId} className="relative mt-8 min-h-44 pb-2">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id={headingId} ref={heading} tabIndex={-1} className="text-2xl">
          {messages.subcategoriesOf(name)}
        </h2>
        <ButtonLink to={pathOf(shelf)} text={messages.allIn(name, goods?.count)} />
      </div>
      <div className="subcategory-grid">
        {isPending && Array.from({ length: 3 }, (_, at) => <div key={at} className="shimmer h-12" />)}
        {data?.map((subcategory) => (
          <button
            key={subcategory._id}
            type="button"
            onClick={() => open(subcategory._id)}
            className="subcategory-card"
          >
            {shownName(subcategory)}
          </button>
        ))}
      </div>
      {data?.length === 0 && <p className="text-ink-soft">{messages.noSubcategories}</p>}
      {(isPending || isOpening) && <SpinnerOverlay />}
      {opened && (
        <Dialog title={shownName(opened)} onClose={close}>
          <Slug>{opened.slug}</Slug>
          <SeeProducts shelf={{ kind: 'subcategory', key: opened.slug, id: opened._id }} />
        </Dialog>
      )}
    </section>
  )
}
