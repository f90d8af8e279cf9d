import { useLocation } from 'react-router'
import { Link } from '@baqala/kit/ui/link.tsx'
import { paths } from '@baqala/contract/paths'
import { egpWithPiastres } from '../ui/egp.ts'
import { ChevronRight } from '@baqala/kit/ui/icons.tsx'
import { useCart } from './use-cart.ts'
import { messages } from '#messages/cart-screen'
import { messages as shop } from '#messages/shop'
import './cart-strip.css'

// Screens with products or ways to them, and no bar of their own at the window's end.
const LISTS = new Set([paths.home, paths.products, paths.categories, paths.brands, paths.search, paths.wishlist])

/** On phones, below a list of products: how much the cart holds, with the way to it in reach of the thumb. */
export function CartStrip() {
  const { cart } = useCart()
  const { pathname } = useLocation()
  if (!cart?.numOfCartItems || !LISTS.has(pathname)) return null
  return (
    <div className="cart-strip-frame">
      <Link to={paths.cart} className="cart-strip">
        <span>{messages.worth(cart.numOfCartItems, egpWithPiastres(cart.data.totalCartPrice))}</span>
        <span className="ms-auto inline-flex items-center gap-1">
          {shop.cart}
          <ChevronRight aria-hidden size={20} className="rtl:scale-[-1_1]" />
        </span>
      </Link>
    </div>
  )
}
