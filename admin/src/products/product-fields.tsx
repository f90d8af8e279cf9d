import type { StaffGroup } from '@baqala/contract/admin/groups'
import { type ComponentProps, useId, useState } from 'react'
import { describedBy, Labelled } from '@baqala/kit/ui/forms/field.tsx'
import { BothLanguages } from '../ui/both-languages.tsx'
import { Field, SelectField, type Values, useFieldError } from '../ui/form.tsx'
import { nameOf } from '../ui/words.ts'
import { GroupsFailed } from '../goods/groups-failed.tsx'
import { useGroups } from '../goods/use-products.ts'
import { messages } from '#messages/products'

/** The category, its subcategory and the brand. The last two may be new: the server makes them. */
export function GroupFields({ values }: { readonly values: Values }) {
  const groups = useGroups()
  const categories = groups.category.data ?? []
  const [category, setCategory] = useState(values.category ?? '')
  const chosen = categories.find(({ slug }) => slug === category)
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <GroupsFailed />
      <SelectField
        name="category"
        label={messages.category}
        value={category}
        onChange={({ target }) => setCategory(target.value)}
        options={categories.map((each) => [each.slug, nameOf(each)])}
      >
        {/* Until the categories have come, the form has the one that is saved. */}
        {chosen === undefined && <option value={category}>{messages.chooseOne}</option>}
      </SelectField>
      <NameField
        name="subcategory"
        label={messages.subcategory}
        defaultValue={values.subcategory}
        known={groups.subcategory.data?.filter(({ category }) => category === chosen?._id)}
      />
      <NameField name="brand" label={messages.brand} defaultValue={values.brand} known={groups.brand.data} />
    </div>
  )
}

type StaffGroups = readonly StaffGroup[] | undefined

/** A name that is typed or chosen among those that there are. */
function NameField({ known, ...field }: ComponentProps<typeof Field> & { readonly known: StaffGroups }) {
  const id = useId()
  return (
    <>
      <Field {...field} list={id} dir="auto" />
      <datalist id={id}>
        {known?.map(({ _id, name, nameAr }) => (
          <option key={_id} value={name}>
            {nameAr}
          </option>
        ))}
      </datalist>
    </>
  )
}

interface PairOfTextsProps {
  /** The field's name in English; the Arabic one ends in `Ar`. */
  readonly name: string
  readonly values: Values
  readonly isLong?: boolean
}

/** One text in both languages, each typed from its own side. */
export function PairOfTexts(text: PairOfTextsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <BothLanguages en={<Text {...text} lang="en" />} ar={<Text {...text} lang="ar" />} />
    </div>
  )
}

function Text({ name, values, isLong = false, lang }: PairOfTextsProps & { readonly lang: 'en' | 'ar' }) {
  const id = useId()
  const isArabic = lang === 'ar'
  const field = isArabic ? `${name}Ar` : name
  const label = `${messages.fields[name] ?? name} (${isArabic ? messages.inArabic : messages.inEnglish})`
  const error = useFieldError(field)
  const attributes = {
    ...{ id, name: field, lang, defaultValue: values[field], autoComplete: 'off', className: 'field-input' },
    dir: isArabic ? 'rtl' : 'ltr',
    ...describedBy(id, error),
  }
  return (
    <Labelled id={id} label={label} error={error}>
      {isLong ? <textarea rows={3} {...attributes} /> : <input {...attributes} />}
    </Labelled>
  )
}
