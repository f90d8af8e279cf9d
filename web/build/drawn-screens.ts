import { paths } from '@baqala/contract/paths'

/** A screen that has a page of its own, drawn as it begins. */
export interface DrawnScreen {
  readonly path: string
  /** Where it is no part of the first script. */
  readonly module?: string
  readonly for: 'shopper' | 'visitor'
  /** Spec 2: where the guard sends whoever it is not drawn for. Elsewhere the page is drawn anew. */
  readonly others?: string
}

const GUARDED = { for: 'shopper', others: paths.login } as const
const FOR_VISITORS = { for: 'visitor', others: paths.home } as const

export const DRAWN_SCREENS: readonly DrawnScreen[] = [
  { path: paths.home, ...GUARDED },
  { path: paths.products, ...GUARDED },
  { path: paths.anyProductDetails, module: 'product-details-screen.tsx', ...GUARDED },
  { path: paths.categories, module: 'categories-screen.tsx', ...GUARDED },
  { path: paths.brands, module: 'brands-screen.tsx', ...GUARDED },
  { path: paths.cart, module: 'cart-screen.tsx', ...GUARDED },
  { path: paths.payment, module: 'payment-screen.tsx', ...GUARDED },
  { path: paths.wishlist, module: 'wishlist-screen.tsx', for: 'shopper' },
  { path: paths.login, module: 'login-screen.tsx', ...FOR_VISITORS },
  { path: paths.register, module: 'register-screen.tsx', ...FOR_VISITORS },
  { path: paths.forgotPassword, module: 'forgot-password-screen.tsx', for: 'visitor' },
  { path: paths.verifyCode, module: 'verify-code-screen.tsx', for: 'visitor' },
  { path: paths.resetPassword, module: 'reset-password-screen.tsx', for: 'visitor' },
]
