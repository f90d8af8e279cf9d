/** Autofill and Arabic keyboards write a number in many ways; the rule of spec 5 knows one: 01 and nine digits more. */
export function plainPhone(typed: string): string {
  return asciiDigits(typed)
    .replace(/[\s\u00a0\u200e\u200f\u202a-\u202e\u2066-\u2069-]/g, '')
    .replace(/^(\+20|0020)0?(?=1)/, '0')
}

/** Arabic-Indic digits and their Persian shapes as 0 to 9. */
export function asciiDigits(typed: string): string {
  return typed
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
}
