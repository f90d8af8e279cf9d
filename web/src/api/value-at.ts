/** Reads values whose shape nobody has checked: answers of a server, and the state that a navigation left in the history. */

export function textAt(value: unknown, key: string): string | undefined {
  const text = valueAt(value, key)
  return typeof text === 'string' ? text : undefined
}

export function valueAt(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
