import { inShopDigits } from '@baqala/contract/digits'
import { isolateUnlessArabic } from '@baqala/contract/isolate'
import { currentLanguage } from '@baqala/kit/language/language.ts'

export interface Named {
  readonly name: string
  readonly nameAr?: string | undefined
}

/** The name of a category, subcategory or brand as this storefront shows it. Links and filters take `name`. */
export function shownName(named: Named): string {
  if (currentLanguage() !== 'ar') return named.name
  return isolateUnlessArabic(inShopDigits(named.nameAr || named.name))
}
