/** The catalogue's rows of specification 8, to the letter and in its order. */
export const messages = {
  catalog: {
    productsFailed: 'Failed to load products.',
    productsFailedInList: 'ERROR!!!',
    detailsFailed: 'Failed to load product details',
    detailsFailedHeading: 'Error',
    detailsFailedOnScreen: 'Failed to load product details.',
    relatedFailed: 'Failed to load related products',
  },
} as const
