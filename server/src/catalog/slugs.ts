import { westernDigits } from '@baqala/contract/arabic'

// The common transliteration of Arabic letters. Neither script writes short vowels.
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ا: 'a', أ: 'a', إ: 'i', آ: 'a', ب: 'b', ت: 't', ث: 'th', ج: 'g', ح: 'h', خ: 'kh', د: 'd', ذ: 'z', ر: 'r' },
  ...{ ز: 'z', س: 's', ش: 'sh', ص: 's', ض: 'd', ط: 't', ظ: 'z', ع: 'a', غ: 'gh', ف: 'f', ق: 'q', ك: 'k', ل: 'l' },
  ...{ م: 'm', ن: 'n', ه: 'h', ة: 'a', و: 'w', ي: 'y', ى: 'a', ئ: 'e', ؤ: 'o', ء: '' },
}

/** Transliterates words to lower-case Latin ones joined by hyphens, for URLs. Returns '' if no letter or digit is left. */
export function slugOf(words: string): string {
  return westernDigits(words)
    .normalize('NFC')
    .replace(/[\u0621-\u064a]/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u064b-\u0652'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 100)
    .replace(/-$/, '')
}

/**
 * Returns `slug`, or one of slug-2, slug-3 … that is free: the first, where they are taken in order. It asks for few of them,
 * because the categories of a file may have one slug ten thousand times.
 */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  const wished = slug === '' ? 'other' : slug
  if (!isTaken(wished)) return wished
  let [taken, free] = [1, 2]
  while (isTaken(`${wished}-${free}`)) [taken, free] = [free, free * 2]
  while (free - taken > 1) {
    const between = Math.floor((taken + free) / 2)
    if (isTaken(`${wished}-${between}`)) taken = between
    else free = between
  }
  return `${wished}-${free}`
}
