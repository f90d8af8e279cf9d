/** Turns Arabic-Indic and Persian digits, as Arabic keyboards type them, into 0 to 9. */
export function westernDigits(text: string): string {
  // Both blocks begin at a multiple of 16.
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
}

/**
 * The digits of Arabic dates and numbers, said once: Latin ones, as in prices, phone numbers and codes on Egyptian phones.
 * `ar-EG` alone would write Arabic-Indic ones.
 */
export const ARABIC_LOCALE = 'ar-EG-u-nu-latn'

/** Writes the Arabic-Indic digits of a text, such as a size from the catalogue, in the shop's digits. */
export function inShopDigits(text: string): string {
  return westernDigits(text)
    .replace(/(\d)٫(?=\d)/g, '$1.')
    .replaceAll('٪', '%')
}
