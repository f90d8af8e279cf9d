import { inShopDigits } from '@baqala/contract/digits'
import { currentLanguage } from '@baqala/kit/language/language.ts'

/** A text in the reader's language; the English one where the shop has not written the other. */
export function inLanguage(english: string, arabic: string): string {
  return currentLanguage() === 'ar' && arabic !== '' ? inShopDigits(arabic) : english
}

interface Named {
  readonly name: string
  readonly nameAr: string
}

/** The name of goods, or of what they stand in, in the reader's language. */
export function nameOf({ name, nameAr }: Named): string {
  return inLanguage(name, nameAr)
}

/** As the option of a select. */
export function optionOf(named: Named & { readonly _id: string }): readonly [value: string, text: string] {
  return [named._id, nameOf(named)]
}

interface Titled {
  readonly title: string
  readonly titleAr: string
  readonly unit: string
  readonly unitAr: string
}

/** Title and size, as it stands on a shelf. */
export function wholeTitle({ title, titleAr, unit, unitAr }: Titled) {
  return `${inLanguage(title, titleAr)} ${inLanguage(unit, unitAr)}`.trim()
}
