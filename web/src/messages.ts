/** What the storefront says, in the order and the words of specification 8. Everything else is said by the server. */
export const messages = {
  cart: {
    addFailed: 'Failed to add to cart.',
    // Without the full stop on the details screen.
    addFailedOnDetails: 'Failed to add to cart',
    loadRefused: 'Failed to load cart.',
    loadUnreachable: 'An error occurred while fetching your cart.',
    countUpdated: 'Cart updated successfully.',
    countFailed: 'Failed to update cart.',
    itemRemoved: 'Item removed from cart.',
    removeFailed: 'Failed to remove item from cart.',
    cleared: 'All items removed from cart.',
    clearFailed: 'Failed to remove item from cart.',
  },
  wishlist: {
    loadFailed: 'Failed to load wishlist.',
    added: 'Added to wishlist',
    removed: 'Removed from wishlist',
    toggleFailed: 'An error occurred.',
    screenLoadRefused: 'Failed to load wish list.',
    screenLoadUnreachable: 'An error occurred while fetching your wish list.',
    itemRemoved: 'Item removed from wishlist',
    removeFailed: 'Failed to remove item from wish list.',
  },
  auth: {
    resetStepFailed: 'Something went wrong. Please try again.',
    emailNotFound: 'Email not found. Please try again.',
    resetMailSent: 'A reset link has been sent to your email.',
    // Spec 8 gives Login and Register the server's words; these stand in where no server answered.
    unreachable: 'Something went wrong. Please try again.',
  },
} as const
