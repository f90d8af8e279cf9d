import type { DeliveryArea, OrderDelivery } from '@baqala/contract/delivery'
import { language } from '#language'

export function areaName({ name, nameAr }: Pick<DeliveryArea, 'name' | 'nameAr'>): string {
  return language === 'ar' ? nameAr : name
}

/** The area of an order, as it was called then. */
export function orderedAreaName({ area, areaAr }: OrderDelivery): string {
  return language === 'ar' ? areaAr : area
}
