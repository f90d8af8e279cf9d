import type { StorefrontCall as CallName } from '@baqala/contract/calls'
import { shopCalls } from '@baqala/contract/shop-calls'

/** Each call has its own definition of a success (decision 0005). */
export function isSuccess(name: CallName, httpOk: boolean, body: unknown): boolean {
  switch (name) {
    case 'signIn':
    case 'signUp':
      return textAt(body, 'message') === 'success' && textAt(body, 'token') !== undefined
    case 'clearCart':
      return textAt(body, 'message') === 'success'
    case 'openCheckoutSession':
      return httpOk && textAt(valueAt(body, 'session'), 'url') !== undefined
    case 'listOrders':
      // Has no status of its own, like the lists of the catalogue.
      return httpOk && valueAt(body, 'data') != null
  }
  if (answersWithAnything(name)) return httpOk
  // Only our own server has the other calls, and its statuses are right.
  if (!isShopCall(name)) return httpOk
  if (shopCalls[name].access === 'shopper') return textAt(body, 'status') === 'success'
  return httpOk && valueAt(body, 'data') != null
}

function isShopCall(name: CallName): name is keyof typeof shopCalls {
  return name in shopCalls
}

/** Any 2xx answer is a success: specification 7 reads nothing from it. */
export function answersWithAnything(name: CallName): boolean {
  return ANY_2XX.has(name)
}

const ANY_2XX = new Set<CallName>(['forgotPassword', 'verifyResetCode', 'resetPassword', 'placeCashOrder'])

export function textAt(body: unknown, key: string): string | undefined {
  const value = valueAt(body, key)
  return typeof value === 'string' ? value : undefined
}

export function valueAt(body: unknown, key: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, key) : undefined
}
