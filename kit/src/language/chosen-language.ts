import type { Language } from '@baqala/contract/language'

const SECONDS_OF_A_YEAR = 365 * 24 * 60 * 60

/**
 * The language that the shopper chose in this browser: the cookie `lang`. Undefined if none was chosen, and outside a browser,
 * where the build prerenders and rules are tested. A browser may forbid cookies, and then throws.
 */
export function chosenLanguage(): string | undefined {
  try {
    return /\blang=(\w+)/.exec(document.cookie)?.[1]
  } catch {
    return undefined
  }
}

export function chooseLanguage(language: Language): void {
  try {
    document.cookie = `lang=${language}; Path=/; Max-Age=${SECONDS_OF_A_YEAR}; SameSite=Lax`
  } catch {}
}
