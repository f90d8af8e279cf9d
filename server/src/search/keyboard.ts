/** Text typed on the wrong keyboard: `gfk` where لبن was meant, `ةهمن` for milk. The keys are those of Windows' "Arabic (101)". */

const LATIN = "qwertyuiop[]asdfghjkl;'zxcvnm,./`"
const ARABIC = 'ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظذ'

const TO_ARABIC = new Map([...LATIN].map((key, at) => [key, ARABIC[at] ?? key]))
const TO_LATIN = new Map([...ARABIC].map((letter, at) => [letter, LATIN[at] ?? letter]))

/** The same keys on the other keyboard; undefined for a text that was typed on both, or on neither. */
export function onOtherKeyboard(text: string): string | undefined {
  const typed = text.toLowerCase().trim()
  const isArabic = /\p{Script=Arabic}/u.test(typed)
  if (isArabic === /[a-z]/.test(typed)) return undefined
  // One key writes two letters.
  if (isArabic) return [...typed.replace(/لا/g, 'b')].map((letter) => TO_LATIN.get(letter) ?? letter).join('')
  return [...typed].map((key) => (key === 'b' ? 'لا' : (TO_ARABIC.get(key) ?? key))).join('')
}
