/** The route table of specification 2, row for row, and what is beyond it. routes.tsx renders it, the build prerenders from it. */
import type { StorefrontCall } from '@baqala/contract/calls'
import { paths } from '@baqala/contract/paths'
import { matchPath } from 'react-router'
import { ProductsScreen } from '../catalog/list/products-screen.tsx'
import { HomeScreen } from '../home/home-screen.tsx'
import { whenIdle } from '@baqala/kit/ui/later-part.ts'
import { lazyScreen, onlyOurs, type ScreenComponent } from './lazy-screen.tsx'

export interface Screen {
  readonly path: string
  /** Spec 2: without a token the guard leads from screens for shoppers to /Login; from those for visitors a token leads Home. */
  readonly access: 'shoppers' | 'visitors' | 'anyone'
  /** Home and Products are part of the entry chunk: most visits begin there. */
  readonly screen: ScreenComponent
  readonly prerenderedFor?: 'shopper' | 'visitor'
  /** API calls that the page's first script makes before the application has loaded, with the path's `:id`. */
  readonly firstCalls?: readonly StorefrontCall[]
}

const CategoriesScreen = lazyScreen(
  async () => (await import('../catalog/shelves/categories-screen.tsx')).CategoriesScreen,
)
const BrandsScreen = lazyScreen(async () => (await import('../catalog/shelves/brands-screen.tsx')).BrandsScreen)
const CartScreen = lazyScreen(async () => (await import('./cart-with-order.tsx')).CartWithOrder)
const ProductDetailsScreen = lazyScreen(
  async () => (await import('../catalog/product/product-details-screen.tsx')).ProductDetailsScreen,
)
const PaymentScreen = lazyScreen(async () => (await import('../orders/checkout/payment-screen.tsx')).PaymentScreen)
const OrderConfirmationScreen = lazyScreen(
  async () => (await import('../orders/checkout/order-confirmation-screen.tsx')).OrderConfirmationScreen,
)
const OrdersScreen = onlyOurs(
  lazyScreen(async () => (await import('../orders/history/orders-screen.tsx')).OrdersScreen),
)
const AccountScreen = onlyOurs(lazyScreen(async () => (await import('../account/account-screen.tsx')).AccountScreen))
const LoginScreen = lazyScreen(async () => (await import('../auth/login-screen.tsx')).LoginScreen)
const RegisterScreen = lazyScreen(async () => (await import('../auth/register-screen.tsx')).RegisterScreen)
const ForgotPasswordScreen = lazyScreen(
  async () => (await import('../auth/forgot-password-screen.tsx')).ForgotPasswordScreen,
)
const VerifyCodeScreen = lazyScreen(async () => (await import('../auth/verify-code-screen.tsx')).VerifyCodeScreen)
const ResetPasswordScreen = lazyScreen(
  async () => (await import('../auth/reset-password-screen.tsx')).ResetPasswordScreen,
)
const SearchScreen = onlyOurs(lazyScreen(async () => (await import('../search/search-screen.tsx')).SearchScreen))
const WishlistScreen = lazyScreen(async () => (await import('../wishlist/wishlist-screen.tsx')).WishlistScreen)
const PageScreen = lazyScreen(async () => (await import('../help/page-screen.tsx')).PageScreen)

export const screens: readonly Screen[] = [
  {
    path: paths.home,
    access: 'shoppers',
    screen: HomeScreen,
    prerenderedFor: 'shopper',
    // The pictures of the categories are the first in view, and the largest on a phone.
    firstCalls: ['listCategories', 'listProducts'],
  },
  { path: paths.categories, access: 'shoppers', screen: CategoriesScreen, prerenderedFor: 'shopper' },
  { path: paths.brands, access: 'shoppers', screen: BrandsScreen, prerenderedFor: 'shopper' },
  { path: paths.cart, access: 'shoppers', screen: CartScreen, prerenderedFor: 'shopper', firstCalls: ['getCart'] },
  {
    path: paths.products,
    access: 'shoppers',
    screen: ProductsScreen,
    prerenderedFor: 'shopper',
    firstCalls: ['listProducts'],
  },
  {
    path: paths.anyProductDetails,
    access: 'shoppers',
    screen: ProductDetailsScreen,
    prerenderedFor: 'shopper',
    // The related products, which need the whole list, are further down: their call would delay the picture.
    firstCalls: ['getProduct'],
  },
  { path: paths.payment, access: 'shoppers', screen: PaymentScreen, prerenderedFor: 'shopper' },
  { path: paths.orderConfirmation, access: 'shoppers', screen: OrderConfirmationScreen },
  { path: paths.orders, access: 'shoppers', screen: OrdersScreen },
  { path: paths.account, access: 'shoppers', screen: AccountScreen },
  { path: paths.search, access: 'shoppers', screen: SearchScreen },
  { path: paths.login, access: 'visitors', screen: LoginScreen, prerenderedFor: 'visitor' },
  { path: paths.register, access: 'visitors', screen: RegisterScreen, prerenderedFor: 'visitor' },
  { path: paths.forgotPassword, access: 'anyone', screen: ForgotPasswordScreen, prerenderedFor: 'visitor' },
  { path: paths.verifyCode, access: 'anyone', screen: VerifyCodeScreen, prerenderedFor: 'visitor' },
  { path: paths.resetPassword, access: 'anyone', screen: ResetPasswordScreen, prerenderedFor: 'visitor' },
  { path: paths.wishlist, access: 'anyone', screen: WishlistScreen, prerenderedFor: 'shopper' },
  { path: paths.help, access: 'anyone', screen: PageScreen, prerenderedFor: 'visitor' },
  { path: paths.returns, access: 'anyone', screen: PageScreen, prerenderedFor: 'visitor' },
  { path: paths.privacy, access: 'anyone', screen: PageScreen, prerenderedFor: 'visitor' },
  { path: paths.terms, access: 'anyone', screen: PageScreen, prerenderedFor: 'visitor' },
]

/** Loads the code of the screen at a path, unless it is part of the entry chunk. */
export async function loadScreenAt(pathname: string): Promise<void> {
  await screens.find(({ path }) => matchPath(path, pathname))?.screen.load?.()
}

/** Loads the code of all screens one by one while the browser is idle, so that opening one never waits for code. */
export async function preloadScreens(): Promise<void> {
  for (const { screen } of screens) {
    await new Promise<void>(whenIdle)
    await screen.load?.().catch(() => {})
  }
}
