/** Text typed on the wrong keyboard: `gfk` where لبن was meant, `ةهمن` for milk. The keys are those of Windows' "Arabic (101)". */

const LATIN = "qwertyuiop[]asdfghjkl;'zxcvnm,./`"
const ARABIC = 'ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظذ'

const TO_ARABIC = new Map([...LATIN].map((key, at) => [key, ARABIC[at] ?? key]))
const TO_LATIN = new Map([...ARABIC].map((letter, at) => [letter, LATIN[at] ?? letter]))

/** With Shift; two letters come of one key. `b` writes two without it. */
const SHIFTED: readonly (readonly [string, string])[] = [
  ...Object.entries({ T: 'لإ', G: 'لأ', B: 'لآ', b: 'لا', Y: 'إ', H: 'أ', N: 'آ', I: '÷', O: '×', P: '؛' }),
  ...Object.entries({ Q: 'َ', W: 'ً', E: 'ُ', R: 'ٌ', A: 'ِ', S: 'ٍ', X: 'ْ', J: 'ـ', K: '،', L: '/', M: '’', Z: '~' }),
  ...Object.entries({ U: '‘', D: ']', F: '[', C: '{', V: '}' }),
]
const SHIFTED_LETTERS = new Map(SHIFTED)

/** The texts that the same keys write on the other keyboard, likeliest first; none if a text was typed on both, or on neither. */
export function onOtherKeyboard(text: string): string[] {
  const typed = text.trim()
  const isArabic = /[\p{Script=Arabic}÷×؛،]/u.test(typed)
  if (isArabic === /[a-z]/i.test(typed)) return []
  if (isArabic) {
    const keys = SHIFTED.reduce((left, [key, letters]) => left.replaceAll(letters, key.toLowerCase()), typed)
    return [[...keys].map((letter) => TO_LATIN.get(letter) ?? letter).join('')]
  }
  const plain = (key: string) => (key === 'b' ? 'لا' : (TO_ARABIC.get(key) ?? key))
  // A capital is Shift, or Caps Lock or the telephone's first letter.
  const shifted = [...typed].map((key) => SHIFTED_LETTERS.get(key) ?? plain(key.toLowerCase())).join('')
  const unshifted = [...typed.toLowerCase()].map(plain).join('')
  return [...new Set([unshifted, shifted])]
}
