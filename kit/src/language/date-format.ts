import { ARABIC_LOCALE } from '@baqala/contract/arabic'
import type { Language } from '@baqala/contract/language'
import { currentLanguage } from './language.ts'

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', ar: ARABIC_LOCALE }

type Options = Intl.DateTimeFormatOptions

/** A date format of the page's language. Intl's formats are slow to make, so each is made once. */
export function dateFormat(en: Options, ar: Options = en): (date: Date | number) => string {
  const made: Partial<Record<Language, Intl.DateTimeFormat>> = {}
  return (date) => {
    const language = currentLanguage()
    made[language] ??= new Intl.DateTimeFormat(LOCALES[language], { en, ar }[language])
    return made[language].format(date)
  }
}
