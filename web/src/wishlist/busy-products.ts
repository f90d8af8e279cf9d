/** Which products have an action on its way, as a tiny store that screens can follow. */
export function createBusyProducts() {
  const listeners = new Set<() => void>()
  const busy = new Set<string>()
  const tell = () => listeners.forEach((listener) => listener())
  return {
    has: (productId?: string) => (productId === undefined ? busy.size > 0 : busy.has(productId)),
    add(productId: string) {
      busy.add(productId)
      tell()
    },
    delete(productId: string) {
      busy.delete(productId)
      tell()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
