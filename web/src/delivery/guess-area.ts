import type { ShippingAddress } from '@baqala/contract/addresses'
import { foldArabic } from '@baqala/contract/arabic'
import type { DeliveryArea } from '@baqala/contract/delivery'
import { useEffect, useRef } from 'react'
import { areaName } from './area-name.ts'
import { ELSEWHERE, keepGuess, useChosenArea } from './chosen-area.ts'

/** An area that was chosen in the form, or stands in it, and the area that the address named then. */
export interface AreaOfForm {
  readonly id: string
  readonly named?: string | undefined
  /** Chosen before the addresses had come: it stays, though the first of them names another area. */
  readonly isAhead?: boolean
}

/**
 * The area that was chosen by hand for this browser; without one that of the form, as long as its address names no other; then the
 * area of the address, or else the one that was guessed last. `named`: the area of the address, undefined if it has none. `stays`:
 * whether that of the form applies.
 */
export function useArea(
  all: readonly DeliveryArea[],
  address: ShippingAddress,
  areaBefore: string | undefined,
  ofForm?: AreaOfForm,
) {
  const chosen = useChosenArea(all)
  const named = areaNamedBy(all, address, areaBefore)
  const stays = ofForm && (ofForm.isAhead || named === undefined || named === ofForm.named)
  const guessed = stays && all.length > 0 ? ofForm.id : named
  const isByHand = !chosen.isGuess && (chosen.isElsewhere || chosen.area !== undefined)
  const isElsewhere = isByHand || guessed === undefined ? chosen.isElsewhere : guessed === ELSEWHERE
  const found = isByHand ? undefined : all.find(({ _id }) => _id === guessed)
  const area = isElsewhere ? undefined : (found ?? chosen.area)

  // The bar and the cart follow the guess. It is kept once: two tabs may guess by different addresses.
  const kept = useRef<string>(undefined)
  useEffect(() => {
    if (guessed === kept.current) return
    kept.current = guessed
    if (guessed !== undefined && area !== chosen.area) keepGuess(guessed)
  }, [guessed, area, chosen.area])

  return { area, isElsewhere, named, stays }
}

/** The area kept with the address, otherwise the area that its words name; `before` if the shop has neither. */
export function areaNamedBy(
  areas: readonly DeliveryArea[],
  { details, city }: ShippingAddress,
  before: string | undefined,
): string | undefined {
  if (areas.length === 0) return undefined
  const known = areas.find(({ _id }) => _id === before)
  return (known ?? guessArea(areas, `${details} ${city}`))?._id ?? before
}

/** The area that the typed address names, in English or Arabic; of several the one with the longest name. */
export function guessArea(areas: readonly DeliveryArea[], typed: string): DeliveryArea | undefined {
  // The bar asks before any address is known.
  if (typed.trim() === '') return undefined
  const address = ` ${fold(typed)} `
  const named = areas.flatMap((area) =>
    [area.name, area.nameAr, ...area.aliases]
      .map(fold)
      .filter((name) => name !== '' && address.includes(` ${name} `))
      .map((name) => ({ area, length: name.length })),
  )
  return named.sort((one, other) => other.length - one.length)[0]?.area
}

/** Writes alike what Egyptians spell differently: El Maadi and Maadi, المعادى and المعادي. */
function fold(text: string): string {
  return foldArabic(text.toLowerCase())
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\b(?:el|al) /g, '')
    .trim()
}

/** The place that the address names and that is elsewhere than the area: another area, or a city of another governorate. */
export function placeInDoubt(
  areas: readonly DeliveryArea[],
  area: DeliveryArea,
  { details, city }: Pick<ShippingAddress, 'details' | 'city'>,
): string | undefined {
  const typed = `${details} ${city}`
  if (guessArea([area], typed)) return undefined
  const other = guessArea(areas, typed)
  if (other) return areaName(other)
  const region = regionOf(city)
  return region !== undefined && region !== (REGION_OF[area.governorate] ?? area.governorate) ? city.trim() : undefined
}

// Three governorates are one city, and people write Cairo for all of them.
const REGION_OF: Readonly<Record<string, string>> = { 'EG-GZ': 'EG-C', 'EG-KB': 'EG-C' }

/** The governorates and their largest towns, by ISO 3166-2. */
const PLACES: Readonly<Record<string, string>> = {
  'EG-C': 'cairo, القاهرة, giza, الجيزة, 6th of october, 6 october, 6 اكتوبر, qalyubia, القليوبية',
  'EG-ALX': 'alexandria, alex, الاسكندرية, اسكندرية',
  'EG-ASN': 'aswan, اسوان',
  'EG-AST': 'asyut, assiut, اسيوط',
  'EG-BA': 'hurghada, red sea, الغردقة, البحر الاحمر',
  'EG-BH': 'damanhur, beheira, دمنهور, البحيرة',
  'EG-BNS': 'beni suef, بني سويف',
  'EG-DK': 'mansoura, dakahlia, المنصورة, الدقهلية',
  'EG-DT': 'damietta, دمياط',
  'EG-FYM': 'fayoum, faiyum, الفيوم',
  'EG-GH': 'tanta, gharbia, mahalla, طنطا, الغربية, المحلة',
  'EG-IS': 'ismailia, الاسماعيلية',
  'EG-JS': 'sharm el sheikh, south sinai, شرم الشيخ, جنوب سيناء',
  'EG-KFS': 'kafr el sheikh, كفر الشيخ',
  'EG-KN': 'qena, قنا',
  'EG-LX': 'luxor, الاقصر',
  'EG-MN': 'minya, المنيا',
  'EG-MNF': 'shibin el kom, menoufia, شبين الكوم, المنوفية',
  'EG-MT': 'matrouh, marsa matrouh, مطروح, مرسى مطروح',
  'EG-PTS': 'port said, بورسعيد, بور سعيد',
  'EG-SHG': 'sohag, سوهاج',
  'EG-SHR': 'zagazig, sharqia, الزقازيق, الشرقية',
  'EG-SIN': 'arish, north sinai, العريش, شمال سيناء',
  'EG-SUZ': 'suez, السويس',
  'EG-WAD': 'new valley, kharga, الوادي الجديد, الخارجة',
}

/** The governorate, or group of them, that the city names. Undefined of a city that nobody here knows: it may be a quarter. */
function regionOf(city: string): string | undefined {
  const typed = ` ${fold(city)} `
  const isNamed = (places: string) => places.split(',').some((place) => typed.includes(` ${fold(place)} `))
  return Object.keys(PLACES).find((region) => isNamed(PLACES[region] ?? ''))
}
