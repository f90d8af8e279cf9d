import { currentLanguage } from '@baqala/kit/language/language.ts'

/** The name of an area or a round in the reader's language. */
export function nameOf({ name, nameAr }: { readonly name: string; readonly nameAr: string }): string {
  return currentLanguage() === 'ar' ? nameAr : name
}
