import * as ar from '@baqala/contract/fields.messages.ar'
import * as en from '@baqala/contract/fields.messages.en'

// Does not compile if a sentence has no Arabic one.
const arabic: Readonly<Record<keyof typeof en, string>> = ar

// Some sentences are the same for two fields, and the Arabic ones then too.
const BY_SENTENCE = new Map(Object.entries(en).map(([name, sentence]) => [sentence, arabic[name as keyof typeof en]]))

/** The Arabic sentence of a field rule. Undefined for rules about the API, which only programmers read. */
export function fieldSentenceInArabic(sentence: string): string | undefined {
  return BY_SENTENCE.get(sentence)
}
