import type { DeliveryArea } from '@baqala/contract/delivery'
import { currentLanguage } from '@baqala/kit/language/language.ts'

export function areaName({ name, nameAr }: Pick<DeliveryArea, 'name' | 'nameAr'>): string {
  return currentLanguage() === 'ar' ? nameAr : name
}
