import type { Language } from '@baqala/contract/language'
import { plainPage } from '../http/plain-page.ts'
import type { Widened } from '../mail/widened.ts'
import * as ar from './local.messages.ar.ts'
import * as en from './local.messages.en.ts'

/** The layout of the local test pages. A banner says that they are for testing. */
export function localPage(title: string, content: string, language: Language): string {
  return plainPage(title, content, language, `<header class="trial">${localTexts(language).testOnly}</header>\n`)
}

export function localTexts(language: Language): Widened<typeof en> {
  return language === 'ar' ? ar : en
}
