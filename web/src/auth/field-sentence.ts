import { messages } from './field.messages.ts'

/** The sentence of a field's fault. Read it when it is shown, so that it follows a change of language. */
export function fieldSentence(code: string): string | undefined {
  return new Map(Object.entries(messages)).get(code)
}
