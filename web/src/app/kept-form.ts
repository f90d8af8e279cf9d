/** The forms of a screen that is loaded again in another language (choose-language.ts), kept for that one load. */
export const KEPT_FORM = 'baqala-kept-form'

/** JSON, or null where nothing is kept or the browser forbids storage. */
export function readKeptForm(): string | null {
  try {
    return sessionStorage.getItem(KEPT_FORM)
  } catch {
    return null
  }
}
