/**
 * The language of the page, which changes in place, and the sentences in it. A phone loads the sentences of one language; those of
 * the other one come when the shopper asks for them (docs/decisions/0038).
 */
import type { Language } from '@baqala/contract/language'
import { createStore, useStore } from '../api/store.ts'

// Here, in the first chunk: otherwise the bundler puts it into the chunk of one language, and the other loads that as well.
export { pluralsOf } from '@baqala/contract/plural'

/** Texts under the same names, with the same parameters. A missing or misspelt one does not compile. */
type Translation<English> = {
  readonly [Name in keyof English]: English[Name] extends string
    ? string
    : English[Name] extends (...args: never) => unknown
      ? English[Name]
      : English[Name] extends readonly string[]
        ? readonly string[]
        : Translation<English[Name]>
}

interface Dictionary {
  readonly loaders: Readonly<Record<Language, () => Promise<object>>>
  readonly loaded: Partial<Record<Language, object>>
  /** The object that components read. It is filled with the sentences of the language. */
  readonly shown: object
}

const dictionaries: Dictionary[] = []
export const languageStore = createStore(languageOfDocument())

export function currentLanguage(): Language {
  return languageStore.get()
}

export function otherLanguage(): Language {
  return currentLanguage() === 'ar' ? 'en' : 'ar'
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}

/**
 * The sentences of a noun. Read them where they are shown: they are not there yet while modules are loaded, and a change of
 * language puts others in their place.
 */
export function sentences<English extends object>(loaders: {
  readonly en: () => Promise<English>
  readonly ar: () => Promise<Translation<NoInfer<English>>>
}): Translation<English> {
  const shown = {}
  dictionaries.push({ loaders, loaded: {}, shown })
  // A cast: nothing is shown before it is filled.
  return shown as Translation<English>
}

/** Loads the sentences of all code that has come. */
export async function loadSentences(): Promise<void> {
  await loadMissing(currentLanguage())
  fill(currentLanguage())
}

/** Loads code that is needed later, and the sentences that it shows. */
export async function withSentences<Code>(loadCode: () => Promise<Code>): Promise<Code> {
  const code = await loadCode()
  await loadSentences()
  return code
}

/** Loads what `next` needs, and only then changes to it. Rejects, and changes nothing, if that cannot be had. */
export async function changeLanguage(next: Language): Promise<void> {
  await loadMissing(next)
  fill(next)
  const root = globalThis.document?.documentElement
  if (root) Object.assign(root, { lang: next, dir: directionOf(next) })
  languageStore.set(next)
}

/** In a loop, because more code may come, or the language change, while sentences are loaded. */
async function loadMissing(language: Language): Promise<void> {
  const missing = dictionaries.filter(({ loaded }) => !loaded[language])
  if (missing.length === 0) return
  await Promise.all(
    missing.map(async ({ loaders, loaded }) => {
      loaded[language] = await loaders[language]()
    }),
  )
  await loadMissing(language)
}

function fill(language: Language): void {
  for (const { shown, loaded } of dictionaries) Object.assign(shown, loaded[language])
}

/** Known from the first bytes of a page. English where the build renders and rules are tested. */
function languageOfDocument(): Language {
  return globalThis.document?.documentElement.lang === 'ar' ? 'ar' : 'en'
}

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

/** Renders the component again when the language changes. Memoized components need it; all others follow their parents. */
export function useLanguage(): Language {
  return useStore(languageStore)
}
