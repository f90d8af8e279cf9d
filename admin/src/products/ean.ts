/** The bars of EAN-13 and EAN-8, by the tables of GS1. UPC-A is an EAN-13 that begins with 0. */
const LEFT = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ')
// The first digit of an EAN-13 is told by the other six on its left: a 1 here stands for one that is written the other way.
const OTHER_WAY = ['000000', '001011', '001101', '001110', '010011', '011001', '011100', '010101', '010110', '011010']

/** The bars as 1 (dark) and 0, without the quiet zones; undefined for a code that is none of the three or has a wrong check digit. */
export function eanBars(code: string): string | undefined {
  if (!/^(?:\d{8}|\d{12,13})$/.test(code) || !hasTrueCheckDigit(code)) return undefined
  if (code.length === 8) return frame([...code.slice(0, 4)].map(leftOf), [...code.slice(4)].map(rightOf))
  const [first = '0', ...digits] = code.padStart(13, '0')
  const ways = OTHER_WAY[Number(first)] ?? ''
  const left = digits.slice(0, 6).map((digit, at) => (ways[at] === '1' ? otherOf(digit) : leftOf(digit)))
  return frame(left, digits.slice(6).map(rightOf))
}

function frame(left: readonly string[], right: readonly string[]): string {
  return `101${left.join('')}01010${right.join('')}101`
}

function leftOf(digit: string): string {
  return LEFT[Number(digit)] ?? ''
}

function rightOf(digit: string): string {
  return leftOf(digit).replace(/./g, (bar) => (bar === '1' ? '0' : '1'))
}

/** The right one, read from its end. */
function otherOf(digit: string): string {
  return [...rightOf(digit)].reverse().join('')
}

function hasTrueCheckDigit(code: string): boolean {
  const sum = [...code].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
