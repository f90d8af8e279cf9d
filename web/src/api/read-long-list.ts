/**
 * Reads a list answer of any length a handful of rows at a time: the first are known while the rest is still on its way,
 * and a touch never waits for ten thousand products to be parsed in one go.
 */
import { yieldToMain } from './yield-to-main.ts'
import { parseJson } from './parse-json.ts'

const ROWS_BEGIN = /"data"\s*:\s*\[/
const BETWEEN_ROWS = '},{'
// What a phone shows first, and then what a slow one parses within a frame.
const FIRST_HANDFUL = 30_000
const HANDFUL = 100_000
// A product with more nested rows than this at the end of a handful is left to the last, whole parse.
const MOST_TRIES = 20

/** The answer as it would have been parsed whole; undefined where it is not JSON. */
export async function readLongList({ body }: Response, onFirstRows: (rows: unknown[]) => void): Promise<unknown> {
  if (!body) return undefined
  const pieces = body.pipeThrough(new TextDecoderStream()).getReader()
  const list = makeList(onFirstRows)
  for (;;) {
    const { done, value } = await pieces.read()
    if (done) return list.end()
    list.add(value)
    while (list.takeHandful()) await yieldToMain()
  }
}

function makeList(onFirstRows: (rows: unknown[]) => void) {
  const rows: unknown[] = []
  // What stands before the first row, once it is known.
  let head: string | undefined
  let rest = ''
  let isPlain = false

  function findHead(): boolean {
    if (head !== undefined) return true
    const begin = ROWS_BEGIN.exec(rest)
    if (!begin) return false
    const end = begin.index + begin[0].length
    // The same words may stand inside something else.
    if (parseJson(`${rest.slice(0, end)}]}`) === undefined) return false
    head = rest.slice(0, end)
    rest = rest.slice(end)
    return true
  }

  return {
    add(piece: string) {
      rest += piece
    },
    /** False where more has to come first. */
    takeHandful(): boolean {
      const size = rows.length === 0 ? FIRST_HANDFUL : HANDFUL
      if (isPlain || rest.length < size) return false
      const handful = findHead() ? wholeRows(rest.slice(0, size)) : undefined
      isPlain = handful === undefined
      if (!handful) return false
      rest = rest.slice(handful.end)
      if (rows.length === 0) onFirstRows(handful.rows)
      rows.push(...handful.rows)
      return true
    },
    end(): unknown {
      if (head === undefined) return parseJson(rest)
      const answer = parseJson(head + rest)
      // The head has shown that it is an object whose `data` is a list.
      return answer && { ...answer, data: [...rows, ...(answer as { data: unknown[] }).data] }
    },
  }
}

/** A cut between two rows may fall inside one, or inside a text; such a piece is no JSON, and the cut before it is tried. */
function wholeRows(part: string): { rows: unknown[]; end: number } | undefined {
  let cut = part.lastIndexOf(BETWEEN_ROWS)
  for (let tries = 0; cut > 0 && tries < MOST_TRIES; tries += 1) {
    const rows = parseJson(`[${part.slice(0, cut + 1)}]`)
    if (Array.isArray(rows)) return { rows, end: cut + 2 }
    cut = part.lastIndexOf(BETWEEN_ROWS, cut - 1)
  }
  return undefined
}
