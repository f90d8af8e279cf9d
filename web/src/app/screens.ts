/** The route table of specification 2, row for row, and /Orders beyond it. routes.tsx renders it, the build prerenders from it. */
import type { CallName } from '@baqala/contract/calls'
import { paths } from '@baqala/contract/paths'
import { matchPath } from 'react-router'
import { queryClient } from '../api/query-client.ts'
import { brandsQuery } from '../catalog/brand-queries.ts'
import { ProductsScreen } from '../catalog/products-screen.tsx'
import { categoriesQuery, productsQuery } from '../catalog/use-catalog.ts'
import { HomeScreen } from '../home/home-screen.tsx'
import { lazyScreen, type ScreenComponent } from './lazy-screen.ts'
import { OrdersOrNotFound } from './orders-or-not-found.tsx'

export interface Screen {
  readonly path: string
  /** Spec 2: without a token the guard leads from screens for shoppers to /Login; from those for visitors a token leads Home. */
  readonly access: 'shoppers' | 'visitors' | 'anyone'
  /** Home and Products are part of the entry chunk: most visits begin there. */
  readonly screen: ScreenComponent
  /** The viewer of its prerendered page. */
  readonly prerenderedFor?: 'shopper' | 'visitor'
  /** API calls that index.html makes before the application has loaded, with the path's `:id`. */
  readonly firstCalls?: readonly CallName[]
  /** Loads the screen's data when the cursor or the focus reaches a link to it. */
  readonly prefetch?: () => Promise<unknown>
}

export const screens: readonly Screen[] = [
  {
    path: paths.home,
    access: 'shoppers',
    screen: HomeScreen,
    prerenderedFor: 'shopper',
    firstCalls: ['listProducts'],
  },
  {
    path: paths.categories,
    access: 'shoppers',
    screen: lazyScreen(async () => (await import('../catalog/categories-screen.tsx')).CategoriesScreen),
    prerenderedFor: 'shopper',
    prefetch: () => queryClient.prefetchQuery(categoriesQuery),
  },
  {
    path: paths.brands,
    access: 'shoppers',
    screen: lazyScreen(async () => (await import('../catalog/brands-screen.tsx')).BrandsScreen),
    prerenderedFor: 'shopper',
    prefetch: () => queryClient.prefetchQuery(brandsQuery),
  },
  {
    path: paths.cart,
    access: 'shoppers',
    screen: lazyScreen(async () => (await import('../cart/cart-screen.tsx')).CartScreen),
    prerenderedFor: 'shopper',
    firstCalls: ['getCart'],
  },
  {
    path: paths.products,
    access: 'shoppers',
    screen: ProductsScreen,
    prerenderedFor: 'shopper',
    firstCalls: ['listProducts'],
    prefetch: () => queryClient.prefetchQuery(productsQuery),
  },
  {
    path: paths.anyProductDetails,
    access: 'shoppers',
    screen: lazyScreen(async () => (await import('../catalog/product-details-screen.tsx')).ProductDetailsScreen),
    prerenderedFor: 'shopper',
    firstCalls: ['getProduct', 'listProducts'],
  },
  {
    path: paths.payment,
    access: 'shoppers',
    screen: lazyScreen(async () => (await import('../orders/payment-screen.tsx')).PaymentScreen),
    prerenderedFor: 'shopper',
  },
  {
    path: paths.orderConfirmation,
    access: 'shoppers',
    screen: lazyScreen(async () => (await import('../orders/order-confirmation-screen.tsx')).OrderConfirmationScreen),
  },
  { path: paths.orders, access: 'shoppers', screen: OrdersOrNotFound },
  {
    path: paths.login,
    access: 'visitors',
    screen: lazyScreen(async () => (await import('../auth/login-screen.tsx')).LoginScreen),
    prerenderedFor: 'visitor',
  },
  {
    path: paths.register,
    access: 'visitors',
    screen: lazyScreen(async () => (await import('../auth/register-screen.tsx')).RegisterScreen),
    prerenderedFor: 'visitor',
  },
  {
    path: paths.forgotPassword,
    access: 'anyone',
    screen: lazyScreen(async () => (await import('../auth/forgot-password-screen.tsx')).ForgotPasswordScreen),
    prerenderedFor: 'visitor',
  },
  {
    path: paths.verifyCode,
    access: 'anyone',
    screen: lazyScreen(async () => (await import('../auth/verify-code-screen.tsx')).VerifyCodeScreen),
    prerenderedFor: 'visitor',
  },
  {
    path: paths.resetPassword,
    access: 'anyone',
    screen: lazyScreen(async () => (await import('../auth/reset-password-screen.tsx')).ResetPasswordScreen),
    prerenderedFor: 'visitor',
  },
  {
    path: paths.wishlist,
    access: 'anyone',
    screen: lazyScreen(async () => (await import('../wishlist/wishlist-screen.tsx')).WishlistScreen),
    prerenderedFor: 'shopper',
  },
]

/** Loads the code of the screen at a path, unless it is part of the entry chunk. */
export async function loadScreenAt(pathname: string): Promise<void> {
  await screens.find(({ path }) => matchPath(path, pathname))?.screen.load?.()
}

export function prefetchScreen(path: string): void {
  void screens.find((screen) => screen.path === path)?.prefetch?.()
}
