/** Recognises a scanner that types as a keyboard does: it is faster than any thumb, and ends with Enter. */
const FASTEST_THUMB_MS = 50
const SHORTEST_CODE = 6

interface Key {
  readonly key: string
  /** Milliseconds, of whatever clock. */
  readonly at: number
}

/** Takes one key after the other. With the Enter that ends a code it returns it. `isBurst` says whether keys come as from a scanner. */
export function makeScannerKeys() {
  let code = ''
  let last = -Infinity
  return {
    take({ key, at }: Key): string | undefined {
      const isFast = at - last <= FASTEST_THUMB_MS
      last = at
      if (key === 'Enter') {
        const scanned = isFast && code.length >= SHORTEST_CODE ? code : undefined
        code = ''
        return scanned
      }
      if (/^[\w.-]$/.test(key)) code = isFast ? code + key : key
      // Shift comes before a capital letter; any other key is a person's.
      else if (key !== 'Shift') code = ''
      return undefined
    },
    /** Whether the last key began a code. */
    get isFirst() {
      return code.length === 1
    },
  }
}
