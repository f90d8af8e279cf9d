/** Normalizes a phone number, typed or filled in, towards the form of specification 5: 01 and nine more digits. */
export function plainPhone(typed: string): string {
  return asciiDigits(typed)
    .replace(/[\s\u00a0\u200e\u200f\u202a-\u202e\u2066-\u2069-]/g, '')
    .replace(/^(\+20|0020)0?(?=1)/, '0')
}

/** Turns Arabic-Indic and Persian digits into 0 to 9. */
export function asciiDigits(typed: string): string {
  return typed
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
}
