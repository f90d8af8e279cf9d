import { messages } from '#messages/goods'

/** A field of a product, as the server calls it, in the reader's words. */
export function fieldName(field: string): string {
  const plain = field.replace(/Ar$/, '')
  const name = messages.fields[plain]
  if (name === undefined) return field
  return plain === field ? name : messages.inArabic(name)
}
