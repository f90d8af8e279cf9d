const ROWS_BEGIN = /"data"\s*:\s*\[/
const ENOUGH_TEXT = 30_000

/**
 * The rows that are whole in the first part of a long list answer. A cut between two objects may fall inside a row or
 * inside a text; such a piece is no JSON, and the cut before it is tried.
 */
export function firstRows<Row>(textSoFar: string): Row[] | undefined {
  if (textSoFar.length < ENOUGH_TEXT) return undefined
  const begin = ROWS_BEGIN.exec(textSoFar)
  if (!begin) return undefined
  const start = begin.index + begin[0].length
  const part = textSoFar.slice(start, start + ENOUGH_TEXT)
  for (let cut = part.lastIndexOf('},'); cut > 0; cut = part.lastIndexOf('},', cut - 1)) {
    try {
      // The contract says what a row holds.
      return JSON.parse(`[${part.slice(0, cut + 1)}]`) as Row[]
    } catch {
      continue
    }
  }
  return undefined
}

/** Reads an answer to its end and shows what has come of it at every piece, until `onText` has seen enough. */
export async function readInPieces({ body }: Response, onText: (textSoFar: string) => boolean): Promise<string> {
  if (!body) return ''
  const pieces = body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  let hasSeenEnough = false
  for (;;) {
    const { done, value } = await pieces.read()
    if (done) return text
    text += value
    hasSeenEnough ||= onText(text)
  }
}
