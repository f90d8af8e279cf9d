/** Changes the shopper's language, which is the cookie `lang`, and keeps what is typed. Loaded when it is needed. */

const COOKIE = 'lang'
const SECONDS_OF_A_YEAR = 365 * 24 * 60 * 60
const KEPT_FORM = 'baqala-kept-form'

interface KeptForm {
  readonly path: string
  readonly values: Readonly<Record<string, string>>
}

/** Loads this address again in another language, with what is typed into its forms, passwords aside. */
export function openInLanguage(language: string): void {
  document.cookie = `${COOKIE}=${language}; Path=/; Max-Age=${SECONDS_OF_A_YEAR}; SameSite=Lax`
  const values = Object.fromEntries(typedFields().map(({ name, value }) => [name, value]))
  try {
    sessionStorage.setItem(KEPT_FORM, JSON.stringify({ path: location.pathname, values } satisfies KeptForm))
  } catch {
    // A browser that forbids storage loses what was typed.
  }
  location.reload()
}

/** Types again what openInLanguage kept, once the screen's fields are there. */
export function restoreKeptForm(): void {
  const text = takeKept()
  if (text === null) return
  // A cast: only openInLanguage writes it.
  const { path, values } = JSON.parse(text) as KeptForm
  if (path !== location.pathname) return
  for (const field of document.querySelectorAll<HTMLInputElement>('main input[name]')) {
    const value = values[field.name]
    if (value !== undefined) typeInto(field, value)
  }
}

function takeKept(): string | null {
  try {
    const text = sessionStorage.getItem(KEPT_FORM)
    sessionStorage.removeItem(KEPT_FORM)
    return text
  } catch {
    return null
  }
}

function typedFields(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('main input[name]')].filter(
    ({ type, value }) => type !== 'password' && value !== '',
  )
}

/** React notices a value only if the element's own setter wrote it. */
function typeInto(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
