import type { Call } from './call.ts'

/** The calls of the orders screen, which come with its code. */
export const orderCalls = {
  changeOrder: { method: 'PUT', path: '/orders/:orderId', access: 'shopper' },
  cancelOrder: { method: 'POST', path: '/orders/:orderId/cancel', access: 'shopper' },
  orderAgain: { method: 'POST', path: '/orders/:orderId/again', access: 'shopper' },
} as const satisfies Record<string, Call>
