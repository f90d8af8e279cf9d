/** Server-sent events read with fetch, because EventSource sends no headers and the token would have to stand in the address. */
export interface ServerEvent {
  readonly name: string
  readonly data: string
}

/** Takes the text of a stream as it arrives, wherever it is cut, and tells every event that is whole (WHATWG HTML, 9.2.6). */
export function makeEventParser(onEvent: (event: ServerEvent) => void): (piece: string) => void {
  let unfinished = ''
  let endedInReturn = false
  let name = ''
  let data: string[] = []

  function take(line: string) {
    if (line === '') {
      if (data.length > 0) onEvent({ name: name || 'message', data: data.join('\n') })
      name = ''
      data = []
      return
    }
    const [, field, value = ''] = /^([^:]*):? ?([^]*)$/.exec(line) ?? []
    if (field === 'event') name = value
    if (field === 'data') data.push(value)
  }

  return (piece) => {
    // A line may end in CR, LF or both, and the two may come apart.
    const text = endedInReturn && piece.startsWith('\n') ? piece.slice(1) : piece
    if (piece !== '') endedInReturn = piece.endsWith('\r')
    const lines = (unfinished + text).split(/\r\n|\r|\n/)
    unfinished = lines.pop() ?? ''
    lines.forEach(take)
  }
}

/** Reads the events of an answer until it ends; heartbeats and half events are told as life. */
export async function readEvents(
  body: NonNullable<Response['body']>,
  onEvent: (event: ServerEvent) => void,
  onLife: () => void,
): Promise<void> {
  const parse = makeEventParser(onEvent)
  const pieces = body.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const { done, value } = await pieces.read()
    if (done) return
    parse(value)
    onLife()
  }
}
