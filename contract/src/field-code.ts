import type * as english from './fields.messages.en.ts'

/** The fault of a field. Its sentences stand under this name in fields.messages.en.ts and .ar.ts. */
export type FieldCode = keyof typeof english

/** For the schemas of fields, whose issues carry the code as their message. Reader and language choose the sentence. */
export function fieldCode(name: FieldCode): FieldCode {
  return name
}
