import { messages } from '#messages/goods'

/** A field of a product, as the server calls it, in the words of the reader. A text in two languages says in which it is. */
export function fieldName(field: string): string {
  const plain = field.replace(/Ar$/, '')
  const text = messages.texts[plain]
  if (text === undefined) return messages.fields[field] ?? field
  return plain === field ? messages.inEnglish(text) : messages.inArabic(text)
}
