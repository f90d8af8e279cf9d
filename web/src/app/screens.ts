/** Screens that arrive when they are opened. Home and the product list are part of the entry: most visits begin there. */
import { type ComponentType, createElement, lazy, useState } from 'react'
import { matchPath } from 'react-router'
import { paths } from '@baqala/contract/paths'
import { reloadOnce } from './moved-screens.ts'

type LoadScreen = () => Promise<ComponentType>

const loaders: { readonly path: string; readonly load: () => Promise<unknown> }[] = []

/** Once loaded it is drawn in the same breath: what the build has drawn is never taken away to wait. */
function lazyScreen(path: string, load: LoadScreen): ComponentType {
  let loaded: ComponentType | undefined
  const loadOnce = async () => (loaded ??= await load())
  const Lazy = lazy(async () => ({ default: await loadOnce().catch(waitForReload) }))
  loaders.push({ path, load: loadOnce })
  return function Screen() {
    const [chosen] = useState<ComponentType>(() => loaded ?? Lazy)
    return createElement(chosen)
  }
}

function waitForReload(error: unknown): Promise<never> {
  if (reloadOnce()) return new Promise(() => {})
  throw error
}

export const ProductDetailsScreen = lazyScreen(
  paths.anyProductDetails,
  async () => (await import('../catalog/product-details-screen.tsx')).ProductDetailsScreen,
)
export const CategoriesScreen = lazyScreen(
  paths.categories,
  async () => (await import('../catalog/categories-screen.tsx')).CategoriesScreen,
)
export const BrandsScreen = lazyScreen(
  paths.brands,
  async () => (await import('../catalog/brands-screen.tsx')).BrandsScreen,
)
export const CartScreen = lazyScreen(paths.cart, async () => (await import('../cart/cart-screen.tsx')).CartScreen)
export const PaymentScreen = lazyScreen(
  paths.payment,
  async () => (await import('../orders/payment-screen.tsx')).PaymentScreen,
)
export const OrderConfirmationScreen = lazyScreen(
  paths.orderConfirmation,
  async () => (await import('../orders/order-confirmation-screen.tsx')).OrderConfirmationScreen,
)
export const OrdersScreen = lazyScreen(
  paths.orders,
  async () => (await import('../orders/orders-screen.tsx')).OrdersScreen,
)
export const LoginScreen = lazyScreen(paths.login, async () => (await import('../auth/login-screen.tsx')).LoginScreen)
export const RegisterScreen = lazyScreen(
  paths.register,
  async () => (await import('../auth/register-screen.tsx')).RegisterScreen,
)
export const ForgotPasswordScreen = lazyScreen(
  paths.forgotPassword,
  async () => (await import('../auth/forgot-password-screen.tsx')).ForgotPasswordScreen,
)
export const VerifyCodeScreen = lazyScreen(
  paths.verifyCode,
  async () => (await import('../auth/verify-code-screen.tsx')).VerifyCodeScreen,
)
export const ResetPasswordScreen = lazyScreen(
  paths.resetPassword,
  async () => (await import('../auth/reset-password-screen.tsx')).ResetPasswordScreen,
)
export const WishlistScreen = lazyScreen(
  paths.wishlist,
  async () => (await import('../wishlist/wishlist-screen.tsx')).WishlistScreen,
)
export const NotFoundScreen = lazyScreen('*', async () => (await import('./not-found-screen.tsx')).NotFoundScreen)

/** Resolves at once where the screen is part of the entry. */
export async function loadScreenAt(pathname: string): Promise<void> {
  await loaders.find(({ path }) => path !== '*' && matchPath(path, pathname))?.load()
}

/** Fetched while nothing else happens, so that opening a screen never waits for its code. */
export function preloadScreens(): void {
  for (const { load } of loaders) load().catch(() => {})
}
