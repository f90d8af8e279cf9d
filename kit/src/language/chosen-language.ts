import type { Language } from '@baqala/contract/language'

const SECONDS_OF_A_YEAR = 365 * 24 * 60 * 60

/**
 * The language that the shopper chose in this browser: the cookie `lang`. Undefined if none was chosen, and outside a browser,
 * where the build prerenders and rules are tested.
 */
export function chosenLanguage(): string | undefined {
  return typeof document === 'undefined' ? undefined : /\blang=(\w+)/.exec(document.cookie)?.[1]
}

export function chooseLanguage(language: Language): void {
  document.cookie = `lang=${language}; Path=/; Max-Age=${SECONDS_OF_A_YEAR}; SameSite=Lax`
}
