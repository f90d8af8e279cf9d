import { inShopDigits } from '@baqala/contract/digits'
import { isolateUnlessArabic } from '@baqala/contract/isolate'
import { currentLanguage } from '@baqala/kit/language/language.ts'

// Names stand beside their Arabic: links and filters compare the English ones (catalog/category-names.ts).
const SHOWN = ['title', 'unit', 'description'] as const

/** An answer with its texts in the language of the page. */
export function inLanguage(answer: unknown): unknown {
  return currentLanguage() === 'ar' ? withArabicTexts(answer) : answer
}

/** The same answer with its Arabic titles, units and descriptions in place of the English ones, with the shop's digits. */
export function withArabicTexts(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withArabicTexts)
  if (typeof answer !== 'object' || answer === null) return answer
  const shown: Record<string, unknown> = { ...answer }
  for (const key in shown) if (typeof shown[key] === 'object') shown[key] = withArabicTexts(shown[key])
  for (const key of SHOWN) {
    const arabic = shown[`${key}Ar`]
    if (typeof arabic === 'string' && arabic !== '') shown[key] = inShopDigits(arabic)
  }
  // They stand among Arabic words and numbers.
  for (const key of ['title', 'unit']) {
    const text = shown[key]
    if (typeof text === 'string') shown[key] = isolateUnlessArabic(text)
  }
  return shown
}
