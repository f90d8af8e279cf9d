import type { Call } from './call.ts'

/** The calls of a product's page that come late, with the code of its reviews and of waiting for it. */
export const productCalls = {
  listReviews: { method: 'GET', path: '/products/:productId/reviews', access: 'anyone' },
  findMyReview: { method: 'GET', path: '/products/:productId/reviews/mine', access: 'shopper' },
  addReview: { method: 'POST', path: '/products/:productId/reviews', access: 'shopper' },
  updateReview: { method: 'PUT', path: '/reviews/:reviewId', access: 'shopper' },
  deleteReview: { method: 'DELETE', path: '/reviews/:reviewId', access: 'shopper' },
  listWaits: { method: 'GET', path: '/waits', access: 'shopper' },
  addWait: { method: 'POST', path: '/products/:productId/wait', access: 'shopper' },
  removeWait: { method: 'DELETE', path: '/products/:productId/wait', access: 'shopper' },
} as const satisfies Record<string, Call>
