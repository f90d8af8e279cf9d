/** What the confirmation screen may add to its specified text: the number and total of the order, where the server told them. */
export interface Confirmation {
  readonly number: number
  readonly total: number
}

export function confirmationOf(reply: unknown): Confirmation | undefined {
  const order = valueAt(reply, 'data')
  const [number, total] = [valueAt(order, 'id'), valueAt(order, 'totalOrderPrice')]
  return typeof number === 'number' && typeof total === 'number' ? { number, total } : undefined
}

/** The browser's history keeps it across a reload, so it is read with the same care as an answer. */
export function isConfirmation(state: unknown): state is Confirmation {
  return typeof valueAt(state, 'number') === 'number' && typeof valueAt(state, 'total') === 'number'
}

function valueAt(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
