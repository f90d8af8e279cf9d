import { inShopDigits } from '@baqala/contract/digits'
import { isolate } from '@baqala/contract/isolate'
import { language } from '#language'

export interface Named {
  readonly name: string
  readonly nameAr?: string | undefined
}

/** The name of a category, subcategory or brand as this storefront shows it. Links and filters take `name`. */
export function shownName(named: Named): string {
  if (language !== 'ar') return named.name
  return named.nameAr ? inShopDigits(named.nameAr) : isolate(named.name)
}
