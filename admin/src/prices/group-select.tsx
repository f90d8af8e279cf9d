import { GROUPS } from '@baqala/contract/admin/price-rules'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { currentLanguage } from '@baqala/kit/language/language.ts'
import { callAdmin } from '../app/call-admin.ts'
import { messages } from '#messages/prices'

const LISTS = {
  category: 'listCategories',
  subcategory: 'listSubcategories',
  brand: 'listBrands',
} as const

async function listGroups() {
  const lists = await Promise.all(GROUPS.map((kind) => callAdmin(LISTS[kind], {})))
  return GROUPS.map((kind, at) => ({ kind, groups: lists[at] ?? [] }))
}

interface GroupSelectProps {
  readonly error: string | undefined
  readonly onChange: () => void
}

/** One category, subcategory or brand: the form gets its kind and its id, such as `brand 6543…`. */
export function GroupSelect({ error, onChange }: GroupSelectProps) {
  const id = useId()
  const { data = [] } = useQuery({ queryKey: ['products', 'groups'], queryFn: listGroups, staleTime: 60_000 })
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-bold">
        {messages.group}
      </label>
      <select
        id={id}
        name="group"
        defaultValue=""
        onChange={onChange}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className="field-input"
      >
        <option value="">{messages.choose}</option>
        {data.map(({ kind, groups }) => (
          <optgroup key={kind} label={messages.groups[kind]}>
            {groups.map(({ _id, name, nameAr }) => (
              <option key={_id} value={`${kind} ${_id}`}>
                {currentLanguage() === 'ar' ? nameAr || name : name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm font-bold text-tomato-ink">
          {error}
        </p>
      )}
    </div>
  )
}
