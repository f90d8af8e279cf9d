/**
 * The language that the shopper chose in this browser: the cookie `lang`. Undefined if none was chosen, and outside a browser,
 * where the build prerenders and rules are tested.
 */
export function chosenLanguage(): string | undefined {
  return typeof document === 'undefined' ? undefined : /\blang=(\w+)/.exec(document.cookie)?.[1]
}
