import { GROUPS } from '@baqala/contract/admin/price-rules'
import { useQuery } from '@tanstack/react-query'
import { callAdmin } from '../app/call-admin.ts'
import { inLanguage } from '../app/in-language.ts'
import { SelectField } from '../app/form.tsx'
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
  const { data = [] } = useQuery({ queryKey: ['products', 'groups'], queryFn: listGroups, staleTime: 60_000 })
  return (
    <SelectField name="group" label={messages.group} defaultValue="" error={error} onChange={onChange}>
      <option value="">{messages.choose}</option>
      {data.map(({ kind, groups }) => (
        <optgroup key={kind} label={messages.groups[kind]}>
          {groups.map(({ _id, name, nameAr }) => (
            <option key={_id} value={`${kind} ${_id}`}>
              {inLanguage(name, nameAr)}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
