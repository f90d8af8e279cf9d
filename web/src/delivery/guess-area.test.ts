import type { DeliveryArea } from '@baqala/contract/delivery'
import { expect, it } from 'vitest'
import { guessArea } from './guess-area.ts'

function area(name: string, nameAr: string, aliases: readonly string[] = []): DeliveryArea {
  return { _id: name, name, nameAr, aliases: [...aliases], governorate: 'EG-C', fee: 15, minimum: 0 }
}

const AREAS = [
  area('Maadi', 'المعادي'),
  area('New Maadi', 'المعادي الجديدة'),
  area('Nasr City', 'مدينة نصر', ['nasr', 'مدينه نصر']),
  area('6th of October', 'السادس من أكتوبر', ['october']),
]

it.each([
  ['9 Road 233, Maadi', 'Maadi'],
  ['El-Maadi', 'Maadi'],
  ['المعادى', 'Maadi'],
  ['New Maadi, Cairo', 'New Maadi'],
  ['شارع النصر، المعادي الجديده', 'New Maadi'],
  ['nasr', 'Nasr City'],
  ['12 عباس العقاد، مدينة نصر', 'Nasr City'],
  ['October', '6th of October'],
])('the address "%s" is in %s', (typed, name) => {
  expect(guessArea(AREAS, typed)?.name).toBe(name)
})

it.each(['Cairo', '', 'Maadiyah', 'الزمالك'])('the address "%s" names no area', (typed) => {
  expect(guessArea(AREAS, typed)).toBeUndefined()
})
