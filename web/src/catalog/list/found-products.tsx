import type { Product } from '@baqala/contract/catalog'
import { Link } from '@baqala/kit/ui/link.tsx'
import { paths } from '@baqala/contract/paths'
import { egpWithPiastres } from '../../ui/egp.ts'
import { messages } from '#messages/filters'

interface FoundProductsProps {
  readonly typed: string
  readonly products: readonly Product[]
}

/**
 * The results of the shop's search, shown where the specification's field finds no category: a plain list of links, since
 * cards are results of that field only (specification 5).
 */
export function FoundProducts({ typed, products }: FoundProductsProps) {
  return (
    <div className="mt-5 border-y border-line py-5 text-start">
      <h3 className="text-lg">{messages.productsCalled(typed)}</h3>
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {products.map(({ _id, title, unit, category, price, priceAfterDiscount }) => (
          <li key={_id}>
            <Link to={paths.productDetails(_id, category.name)} className="flex min-h-11 items-center gap-3 py-1">
              <span className="text-link min-w-0 flex-1">{title}</span>
              <span className="text-sm whitespace-nowrap text-ink-soft">
                {unit && `${unit} · `}
                {egpWithPiastres(priceAfterDiscount ?? price)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link to={paths.searchFor(typed)} className="button button-leaf mt-4">
        {messages.searchWholeShop(typed)}
      </Link>
    </div>
  )
}
