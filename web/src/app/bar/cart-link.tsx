import { Link } from '@baqala/kit/ui/link.tsx'
import { useCart } from '../../cart/use-cart.ts'
import { paths } from '@baqala/contract/paths'
import { ShoppingCart } from '@baqala/kit/ui/icons.tsx'
import { messages } from '#messages/app'

export function CartLink({ hasNeighbour }: { readonly hasNeighbour: boolean }) {
  const { cart } = useCart()
  const count = cart?.numOfCartItems
  return (
    <Link
      to={paths.cart}
      aria-label={count === undefined ? messages.openCart : messages.openCartWith(count)}
      className={`bar-button bar-button-filled lg:ms-0 ${hasNeighbour ? 'max-sm:ms-auto' : 'ms-auto'}`}
    >
      <ShoppingCart aria-hidden size={22} />
      {count !== undefined && <span className="cart-badge">{count}</span>}
    </Link>
  )
}
