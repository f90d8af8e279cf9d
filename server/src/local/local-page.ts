import type { Language } from '@baqala/contract/language'
import { plainPage } from '../http/plain-page.ts'
import { localTexts } from './local-texts.ts'

/** The layout of the local test pages. A banner says that they are for testing. */
export function localPage(title: string, content: string, language: Language): string {
  return plainPage(title, content, language, `<header class="trial">${localTexts(language).testOnly}</header>\n`)
}
