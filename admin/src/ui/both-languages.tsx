import type { ReactNode } from 'react'
import { currentLanguage } from '@baqala/kit/language/language.ts'
import type { Values } from './form.tsx'

/** Two fields for one text, the one in the reader's language first. */
export function BothLanguages({ en, ar }: { readonly en: ReactNode; readonly ar: ReactNode }) {
  const [own, other] = currentLanguage() === 'ar' ? [ar, en] : [en, ar]
  return (
    <>
      {own}
      {other}
    </>
  )
}

/** A name that was typed in one language alone stands in both. */
export function namesIn({ name = '', nameAr = '' }: Values) {
  return { name: name.trim() || nameAr, nameAr: nameAr.trim() || name }
}
