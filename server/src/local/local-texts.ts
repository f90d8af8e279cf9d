import type { Language } from '@baqala/contract/language'
import type { Widened } from '../mail/widened.ts'
import * as ar from './local.messages.ar.ts'
import * as en from './local.messages.en.ts'

/** The texts of the local pages in one language. */
export function localTexts(language: Language): Widened<typeof en> {
  return language === 'ar' ? ar : en
}
