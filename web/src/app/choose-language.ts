/** Changes the shopper's language, which is the cookie `lang`, and keeps what is typed. Loaded when it is needed. */
import { categoriesQuery, productsQuery } from '../catalog/catalog-queries.ts'
import { searchInEnglish } from '../catalog/search-in-english.ts'
import { queryClient } from '../api/query-client.ts'
import { KEPT_FORM, readKeptForm } from './kept-form.ts'
import { language as from } from '#language'

const COOKIE = 'lang'
const SECONDS_OF_A_YEAR = 365 * 24 * 60 * 60
// Delivery's fields come with its areas and its times, which are loaded one after the other.
const PATIENCE_MS = 15_000

type Control = HTMLInputElement | HTMLSelectElement

interface KeptForm {
  readonly path: string
  /** How far down the screen is. */
  readonly top: number
  /** Names and values, in the order of the screen: a later field may only come once an earlier one is filled. */
  readonly fields: readonly (readonly [string, string])[]
}

/** Loads this address again in another language, with what is typed and chosen in its forms, passwords aside. */
export function openInLanguage(language: string): void {
  document.cookie = `${COOKIE}=${language}; Path=/; Max-Age=${SECONDS_OF_A_YEAR}; SameSite=Lax`
  const fields = controls()
    .filter(isToKeep)
    .map(({ name, value }) => [name, value] as const)
  try {
    const kept: KeptForm = { path: location.pathname, top: window.scrollY, fields }
    sessionStorage.setItem(KEPT_FORM, JSON.stringify(kept))
  } catch {
    // A browser that forbids storage loses what was typed.
  }
  // Arabic text is found in English by nothing; English text is found in both.
  if (from === 'ar') searchAddressInEnglish()
  location.reload()
}

/** Goes back to the place and fills in what openInLanguage kept, each as soon as the screen has it. */
export function restoreKeptForm(): void {
  const text = readKeptForm()
  if (text === null) return
  sessionStorage.removeItem(KEPT_FORM)
  // A cast: only openInLanguage writes it.
  const { path, top, fields } = JSON.parse(text) as KeptForm
  const waiting = new Map(fields)
  let isInPlace = top === 0

  const fill = () => {
    if (path !== location.pathname) return stop()
    isInPlace ||= goDownTo(top)
    for (const [name, value] of waiting) {
      const control = controls().find((each) => each.name === name && (!isRadio(each) || each.value === value))
      if (control && setTo(control, value)) waiting.delete(name)
    }
    if (isInPlace && waiting.size === 0) stop()
  }
  const giveWay = ({ isTrusted, target }: Event) => {
    if (isTrusted && target instanceof Element) waiting.delete(target.getAttribute('name') ?? '')
  }
  const observer = new MutationObserver(fill)
  const stop = () => {
    observer.disconnect()
    document.removeEventListener('input', giveWay, true)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  // The shopper may be quicker than a field that is still to be filled.
  document.addEventListener('input', giveWay, true)
  setTimeout(stop, PATIENCE_MS)
  fill()
}

/** Whether the screen is long enough, or the shopper was quicker. */
function goDownTo(top: number): boolean {
  if (window.scrollY === 0) window.scrollTo(0, top)
  return window.scrollY > 0
}

function controls(): Control[] {
  return [...document.querySelectorAll<Control>('main :is(input, select)[name]')]
}

function isToKeep(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return true
  if (isRadio(control)) return control.checked
  // While a password is shown, its field has the type of any text.
  if (control.type === 'password' || control.autocomplete.endsWith('password')) return false
  return control.value !== ''
}

function isRadio(control: Control): boolean {
  return control.type === 'radio'
}

/** Whether the control has the value now. A list or a time may lack it until more is loaded. */
function setTo(control: Control, value: string): boolean {
  if (control instanceof HTMLInputElement && isRadio(control)) {
    if (!control.checked) control.click()
    return control.checked
  }
  if (control.value === value) return true
  // React notices a value only if the element's own setter wrote it.
  const prototype = control instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  return control.value === value
}

/** The search of a product list, which the address keeps, in the words of the English storefront. */
function searchAddressInEnglish(): void {
  const address = new URL(location.href)
  const typed = address.searchParams.get('search')
  if (!typed) return
  const products = queryClient.getQueryData(productsQuery.queryKey)?.data ?? []
  const categories = queryClient.getQueryData(categoriesQuery.queryKey) ?? []
  const english = searchInEnglish(typed, [...products.map(({ category }) => category), ...categories])
  if (english) address.searchParams.set('search', english)
  else address.searchParams.delete('search')
  history.replaceState(history.state, '', address)
}
