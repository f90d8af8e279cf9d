type PluralForms = { readonly one: string; readonly other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

const RULES = new Intl.PluralRules('en')

/** The plural form of English for a number. */
export function plural(n: number, forms: PluralForms): string {
  return forms[RULES.select(n)] ?? forms.other
}
