import type { DeliveryArea, OrderDelivery } from '@baqala/contract/delivery'
import { currentLanguage } from '@baqala/kit/language/language.ts'

export function areaName({ name, nameAr }: Pick<DeliveryArea, 'name' | 'nameAr'>): string {
  return currentLanguage() === 'ar' ? nameAr : name
}

/** The area of an order, as it was called then. */
export function areaNameOf(delivery: OrderDelivery): string {
  return areaName({ name: delivery.area, nameAr: delivery.areaAr })
}
