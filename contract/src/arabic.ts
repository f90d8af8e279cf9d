/**
 * Writes alike what Egyptians spell differently: ألبان and البان, المعادى and المعادي, جبنة and جبنه. Vowel marks and the
 * stretching line go.
 */
export function foldArabic(text: string): string {
  return text
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
}

/** A name as it is written after ل ("for"): ل + الزمالك is للزمالك, ل + مدينة نصر is لمدينة نصر. A line leads to other letters: لـHeliopolis. */
export function afterLam(name: string): string {
  if (name.startsWith('ال')) return name.slice(1)
  return /^\p{Script=Arabic}/u.test(name) ? name : `ـ${name}`
}
