// The rows of goods on Home, which come after its first paint.
export const aisles = 'Aisles'
export const buyAgain = 'Buy again'
export const onSale = 'On sale'
export const seeAll = 'See all'
export const allOf = (row: string) => `See all: ${row}`
