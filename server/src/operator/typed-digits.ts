/** Turns Arabic-Indic and Persian digits into 0 to 9. */
export function westernDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
}

/** The same for a word of the command line that is a number; other words may be names or notes and stay as typed. */
export function readNumber(word: string): string {
  return /^[+-]?[\d٠-٩۰-۹]+$/.test(word) ? westernDigits(word) : word
}
