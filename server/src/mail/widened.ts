/** The shape of a module of messages, whose sentences may be any: another language has the same names and parameters. */
export type Widened<T> = T extends string
  ? string
  : T extends (...args: never) => unknown
    ? T
    : { readonly [Name in keyof T]: Widened<T[Name]> }
