/** How wide the catalogue's pictures are shown. */
export const CARD_SIZES = '(min-width: 1344px) 290px, (min-width: 1024px) 22vw, (min-width: 640px) 45vw, 112px'
export const DETAILS_SIZES = '(min-width: 1440px) 560px, (min-width: 768px) 42vw, 86vw'
