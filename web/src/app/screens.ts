/** Screens that arrive when they are opened. Home and the product list are part of the entry: most visits begin there. */
import { type ComponentType, lazy } from 'react'
import { reloadOnce } from './moved-screens.ts'

type LoadScreen = () => Promise<{ default: ComponentType }>

const loaders: LoadScreen[] = []

function lazyScreen(load: LoadScreen) {
  loaders.push(load)
  return lazy(() => load().catch(waitForReload))
}

function waitForReload(error: unknown): Promise<never> {
  if (reloadOnce()) return new Promise(() => {})
  throw error
}

export const ProductDetailsScreen = lazyScreen(async () => ({
  default: (await import('../catalog/product-details-screen.tsx')).ProductDetailsScreen,
}))
export const CategoriesScreen = lazyScreen(async () => ({
  default: (await import('../catalog/categories-screen.tsx')).CategoriesScreen,
}))
export const BrandsScreen = lazyScreen(async () => ({
  default: (await import('../catalog/brands-screen.tsx')).BrandsScreen,
}))
export const CartScreen = lazyScreen(async () => ({ default: (await import('../cart/cart-screen.tsx')).CartScreen }))
export const PaymentScreen = lazyScreen(async () => ({
  default: (await import('../orders/payment-screen.tsx')).PaymentScreen,
}))
export const OrderConfirmationScreen = lazyScreen(async () => ({
  default: (await import('../orders/order-confirmation-screen.tsx')).OrderConfirmationScreen,
}))
export const LoginScreen = lazyScreen(async () => ({ default: (await import('../auth/login-screen.tsx')).LoginScreen }))
export const RegisterScreen = lazyScreen(async () => ({
  default: (await import('../auth/register-screen.tsx')).RegisterScreen,
}))
export const ForgotPasswordScreen = lazyScreen(async () => ({
  default: (await import('../auth/forgot-password-screen.tsx')).ForgotPasswordScreen,
}))
export const VerifyCodeScreen = lazyScreen(async () => ({
  default: (await import('../auth/verify-code-screen.tsx')).VerifyCodeScreen,
}))
export const ResetPasswordScreen = lazyScreen(async () => ({
  default: (await import('../auth/reset-password-screen.tsx')).ResetPasswordScreen,
}))
export const WishlistScreen = lazyScreen(async () => ({
  default: (await import('../wishlist/wishlist-screen.tsx')).WishlistScreen,
}))
export const NotFoundScreen = lazyScreen(async () => ({
  default: (await import('./not-found-screen.tsx')).NotFoundScreen,
}))

/** Fetched while nothing else happens, so that opening a screen never waits for its code. */
export function preloadScreens(): void {
  for (const load of loaders) load().catch(() => {})
}
