import { Link } from 'react-router'
import { useCart } from '../cart/use-cart.ts'
import { paths } from '@baqala/contract/paths'
import { ShoppingCart } from '../ui/icons.tsx'
import * as messages from './app.messages.en.ts'

export function CartLink({ hasNeighbour }: { readonly hasNeighbour: boolean }) {
  const { cart } = useCart()
  const count = cart?.numOfCartItems
  return (
    <Link
      to={paths.cart}
      aria-label={count === undefined ? messages.openCart : messages.openCartWith(count)}
      className={`${hasNeighbour ? '' : 'ms-auto'} relative grid size-11 place-items-center rounded-full bg-bar-ink/15 hover:bg-bar-ink/25 lg:ms-0`}
    >
      <ShoppingCart aria-hidden size={22} />
      {count !== undefined && (
        <span className="absolute -inset-bs-1 -inset-e-1 grid min-w-6 place-items-center rounded-full bg-saffron px-1.5 text-sm font-extrabold text-on-saffron">
          {count}
        </span>
      )}
    </Link>
  )
}
