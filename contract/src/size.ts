const LARGE = /^(?:k|kgs?|kilo(?:gram)?s?|l|lt|ltr|lit(?:er|re)s?|lbs?|oz|ك|كجم|كغم?|كيلو(?:جرام)?|لتر(?:ات)?|ليتر)$/i

/** Reads the number of a size: "1,500" are thousands of grams or pieces, and a kilogram and a half. */
export function readSize(amount: string, measure: string): number {
  const plain = LARGE.test(measure) ? amount : amount.replace(/^([1-9]\d*),(?=\d{3}$)/, '$1')
  return Number(plain.replace(',', '.'))
}
