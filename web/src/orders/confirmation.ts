/** Number and total of the order, if the server told them: an addition to the specified text of the confirmation. */
export interface Confirmation {
  readonly number: number
  readonly total: number
}

export function confirmationOf(reply: unknown): Confirmation | undefined {
  const order = valueAt(reply, 'data')
  const [number, total] = [valueAt(order, 'id'), valueAt(order, 'totalOrderPrice')]
  return typeof number === 'number' && typeof total === 'number' ? { number, total } : undefined
}

/** Validates the state that the browser's history keeps across a reload. */
export function isConfirmation(state: unknown): state is Confirmation {
  return typeof valueAt(state, 'number') === 'number' && typeof valueAt(state, 'total') === 'number'
}

function valueAt(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
