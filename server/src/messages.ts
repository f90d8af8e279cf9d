/** A sentence for a person. Its code and parameters are the same in every language; `text` is the English one. */
export interface Message {
  readonly code: string
  readonly params: object
  readonly text: string
}

type Texts = Readonly<Record<string, string | ((params: never) => string)>>

export type Messages<T extends Texts> = {
  readonly [Name in keyof T]: T[Name] extends (params: infer Params) => string ? (params: Params) => Message : Message
}

/** Gives every sentence of a noun its code, such as `auth.accountExists`. */
export function messagesOf<const T extends Texts>(noun: string, texts: T): Messages<T> {
  const made = Object.entries(texts).map(([name, text]) => [name, withCode(`${noun}.${name}`, text)])
  // Object.fromEntries loses the names: there is one entry for each, and a function exactly where the text is one.
  return Object.fromEntries(made) as Messages<T>
}

function withCode(code: string, text: Texts[string]): Message | ((params: never) => Message) {
  if (typeof text === 'string') return { code, params: {}, text }
  return (params) => ({ code, params, text: text(params) })
}
