import { GROUPS } from '@baqala/contract/admin/price-rules'
import { nameOf } from '../app/in-language.ts'
import { SelectField } from '../app/form.tsx'
import { useBrands, useCategories, useSubcategories } from '../products/use-products.ts'
import { messages } from '#messages/prices'

/** One category, subcategory or brand: the form gets its kind and its id, such as `brand 6543…`. */
export function GroupSelect({ onChange }: { readonly onChange: () => void }) {
  const lists = { category: useCategories(), subcategory: useSubcategories(), brand: useBrands() }
  return (
    // Named as the server names what is missing.
    <SelectField name="categoryId" label={messages.group} defaultValue="" onChange={onChange}>
      <option value="">{messages.choose}</option>
      {GROUPS.map((kind) => (
        <optgroup key={kind} label={messages.groups[kind]}>
          {lists[kind].data?.map((group) => (
            <option key={group._id} value={`${kind} ${group._id}`}>
              {nameOf(group)}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
