import type { Language } from './language.ts'

/**
 * Arabic counts in six ways: none, one, two, a few (3 to 10), many (11 to 99), and the round hundreds. Egyptians say many like the
 * hundreds, and without a form of its own none, too.
 */
type PluralForms<L extends Language> = L extends 'ar'
  ? Readonly<Record<'one' | 'two' | 'few' | 'other', string>> & { readonly zero?: string }
  : { readonly one: string; readonly other: string }

/** Makes the function that chooses the plural form of a language for a number. */
export function pluralsOf<L extends Language>(language: L): (n: number, forms: PluralForms<L>) => string {
  const rules = new Intl.PluralRules(language)
  // A cast, because English has no forms but these two.
  return (n, forms) => (forms as Partial<Record<Intl.LDMLPluralRule, string>>)[rules.select(n)] ?? forms.other
}
