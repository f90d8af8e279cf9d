import type { FormEvent } from 'react'
import { Field, SelectField } from '../app/form.tsx'
import { inLanguage } from '../app/in-language.ts'
import { useBrands, useCategories } from './use-products.ts'
import { messages } from '#messages/products'

interface ProductFiltersProps {
  readonly query: Readonly<Record<string, string>>
  readonly onFind: (event: FormEvent<HTMLFormElement>) => void
}

/** A choice is a search at once; words are one with Enter. A keyboard scanner ends its code with Enter. */
export function ProductFilters({ query, onFind }: ProductFiltersProps) {
  const { data: categories = [] } = useCategories()
  const { data: brands = [] } = useBrands()
  const submit = { onChange: ({ target }: { readonly target: HTMLSelectElement }) => target.form?.requestSubmit() }
  return (
    <form
      // The typed words follow the address when somebody goes back.
      key={JSON.stringify([query, categories.length, brands.length])}
      role="search"
      onSubmit={onFind}
      className="product-filters mt-4"
    >
      <Field name="q" type="search" label={messages.q} defaultValue={query.q} autoComplete="off" className="wide" />
      <SelectField name="show" label={messages.show} defaultValue={query.show} {...submit}>
        <option value="">{messages.all}</option>
        {Object.entries(messages.shown).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <GroupSelect name="category" label={messages.category} groups={categories} first={query.category} {...submit} />
      <GroupSelect name="brand" label={messages.brand} groups={brands} first={query.brand} {...submit} />
      {/* The headings of the table sort on a desk. */}
      <SelectField
        name="sort"
        label={messages.sort}
        defaultValue={query.sort}
        {...submit}
        className="min-[641px]:hidden"
      >
        {Object.entries(messages.sorts).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <button type="submit" className="button button-quiet self-end">
        {messages.find}
      </button>
    </form>
  )
}

interface GroupSelectProps {
  readonly name: string
  readonly label: string
  readonly groups: readonly { readonly _id: string; readonly name: string; readonly nameAr: string }[]
  readonly first: string | undefined
  readonly onChange: (event: { readonly target: HTMLSelectElement }) => void
}

function GroupSelect({ name, label, groups, first, onChange }: GroupSelectProps) {
  return (
    <SelectField name={name} label={label} defaultValue={first} onChange={onChange}>
      <option value="">{messages.all}</option>
      {groups.map(({ _id, name, nameAr }) => (
        <option key={_id} value={_id}>
          {inLanguage(name, nameAr)}
        </option>
      ))}
    </SelectField>
  )
}
