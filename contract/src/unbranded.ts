/** The brand that an import gives to goods without one: a brand for /Brands and for filters, but no product is by it. */
export const UNBRANDED = 'Unbranded'
