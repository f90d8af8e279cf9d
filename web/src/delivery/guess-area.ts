import { foldArabic } from '@baqala/contract/arabic'
import type { DeliveryArea } from '@baqala/contract/delivery'

/** The area that the typed address names, in English or Arabic; of several the one with the longest name. */
export function guessArea(areas: readonly DeliveryArea[], typed: string): DeliveryArea | undefined {
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
export function fold(text: string): string {
  return foldArabic(text.toLowerCase())
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\b(?:el|al) /g, '')
    .trim()
}
