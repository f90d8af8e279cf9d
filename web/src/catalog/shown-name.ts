import { inShopDigits } from '@baqala/contract/digits'
import { isolateUnlessArabic } from '@baqala/contract/isolate'
import { language } from '#language'

export interface Named {
  readonly name: string
  readonly nameAr?: string | undefined
}

/** The name of a category, subcategory or brand as this storefront shows it. Links and filters take `name`. */
export function shownName(named: Named): string {
  if (language !== 'ar') return named.name
  return isolateUnlessArabic(inShopDigits(named.nameAr || named.name))
}
