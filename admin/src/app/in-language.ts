import { inShopDigits } from '@baqala/contract/digits'
import { currentLanguage } from '@baqala/kit/language/language.ts'

/** A text in the reader's language; the English one where the shop has not written the other. */
export function inLanguage(english: string, arabic: string): string {
  return currentLanguage() === 'ar' && arabic !== '' ? inShopDigits(arabic) : english
}

interface Named {
  readonly title: string
  readonly titleAr: string
  readonly unit: string
  readonly unitAr: string
}

/** Title and size, as it stands on a shelf. */
export function wholeTitle({ title, titleAr, unit, unitAr }: Named) {
  return `${inLanguage(title, titleAr)} ${inLanguage(unit, unitAr)}`.trim()
}
