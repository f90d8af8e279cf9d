import { expect, it } from 'vitest'
import { placeInDoubt } from './guess-area.ts'

const area = (name: string, governorate: string, aliases: string[] = []) => ({
  ...{ _id: name, name, nameAr: name, governorate, aliases },
  ...{ fee: 15, minimum: 100 },
})
const NASR_CITY = area('Nasr City', 'EG-C', ['مدينة نصر'])
const ZAMALEK = area('Zamalek', 'EG-C')
const DOKKI = area('Dokki', 'EG-GZ')
const AREAS = [NASR_CITY, ZAMALEK, DOKKI]

it.each([
  ['Alexandria', NASR_CITY, 'Alexandria'],
  ['الإسكندرية', NASR_CITY, 'الإسكندرية'],
  ['  el mansoura ', DOKKI, 'el mansoura'],
  ['Zamalek', NASR_CITY, 'Zamalek'],
  ['Cairo', NASR_CITY, undefined],
  ['Cairo', DOKKI, undefined],
  ['Nasr City, Alexandria Street', NASR_CITY, undefined],
  ['Abbassia', NASR_CITY, undefined],
  ['', NASR_CITY, undefined],
])('the city "%s" is told apart from the area', (city, chosen, place) => {
  expect(placeInDoubt(AREAS, chosen, { details: '5 Makram Ebeid', city })).toBe(place)
})

it('an address that names the area is in no doubt, whatever street it is in', () => {
  expect(placeInDoubt(AREAS, NASR_CITY, { details: '7 Zamalek St, Nasr City', city: 'Cairo' })).toBeUndefined()
})
