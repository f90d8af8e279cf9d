import { Button } from '@baqala/kit/ui/button.tsx'
import type { Query } from '../ui/paths.ts'
import { SearchForm } from '../ui/search-form.tsx'
import { Field, SelectField } from '../ui/form.tsx'
import { optionOf } from '../ui/words.ts'
import { useBrands, useCategories } from '../goods/use-products.ts'
import { messages } from '#messages/products'

/** A choice is a search at once; words are one with Enter. A keyboard scanner ends its code with Enter. */
export function ProductFilters({ query }: { readonly query: Query }) {
  const { data: categories = [] } = useCategories()
  const { data: brands = [] } = useBrands()
  const all = ['', messages.all] as const
  const select = (name: 'show' | 'category' | 'brand' | 'sort') => ({
    name,
    label: messages[name],
    defaultValue: query[name],
    onChange: ({ target }: { readonly target: HTMLSelectElement }) => target.form?.requestSubmit(),
  })
  return (
    // The key: the choice of the address is among the options once they are there.
    <SearchForm key={`${categories.length} ${brands.length}`} className="product-filters mt-4">
      <Field name="q" type="search" label={messages.q} defaultValue={query.q} className="wide" />
      <SelectField {...select('show')} options={[all, ...Object.entries(messages.shown)]} />
      <SelectField {...select('category')} options={[all, ...categories.map(optionOf)]} />
      <SelectField {...select('brand')} options={[all, ...brands.map(optionOf)]} />
      {/* The headings of the table sort on a desk. */}
      <SelectField {...select('sort')} options={Object.entries(messages.sorts)} className="min-[641px]:hidden" />
      <Button type="submit" className="self-end" text={messages.find} />
    </SearchForm>
  )
}
