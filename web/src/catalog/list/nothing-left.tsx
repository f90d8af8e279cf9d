import { useLocation, useNavigate } from 'react-router'
import { Button } from '@baqala/kit/ui/button.tsx'
import { searchWith, STAY } from '../product-filters.ts'
import type { ListToolsProps } from './sort-and-sale.tsx'
import { whatIsShown } from './what-is-shown.ts'
import { messages } from '#messages/filters'

/** An empty list: the filters leave nothing of what the field found. The products know the names of subcategories and brands. */
export function NothingLeft({ typed, filters, products }: Omit<ListToolsProps, 'isPaged'>) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const clear = () => void navigate({ search: searchWith(search, {}, '') }, STAY)
  return (
    <div className="panel grid justify-items-center gap-4 px-6 py-10 text-center">
      <p className="text-xl font-bold">{whatIsShown(0, filters, typed, products)}</p>
      <Button onClick={clear} look="leaf" text={messages.clearFilters} />
    </div>
  )
}
