import { describe, expect, test } from 'vitest'
import { makeEventParser, readEvents, type ServerEvent } from './server-events.ts'

function parse(...pieces: string[]): ServerEvent[] {
  const events: ServerEvent[] = []
  const read = makeEventParser((event) => events.push(event))
  pieces.forEach(read)
  return events
}

const stream =
  ': hello\r\n\r\nevent: order\r\ndata: {"title":\r\ndata: "بقالة: 1 L"}\r\nid: 7\r\n\r\ndata: plain\r\n\r\n'
const events = [
  { name: 'order', data: '{"title":\n"بقالة: 1 L"}' },
  { name: 'message', data: 'plain' },
]

describe('a stream of events', () => {
  test.each([['\r\n'], ['\n'], ['\r']])('is read with lines that end in %j', (end) => {
    expect(parse(stream.replaceAll('\r\n', end))).toEqual(events)
  })

  test('is the same wherever it is cut', () => {
    for (let cut = 0; cut <= stream.length; cut += 1) {
      expect(parse(stream.slice(0, cut), '', stream.slice(cut)), `cut at ${cut}`).toEqual(events)
    }
    expect(parse(...stream)).toEqual(events)
  })

  test('tells nothing of comments, of events without data, and of one that is not finished', () => {
    expect(parse(': heartbeat\n\n', 'event: order\n\n', 'data: half an event\n')).toEqual([])
  })

  test('takes off one space after the colon, and no more', () => {
    expect(parse('data:none\n\ndata:  two\n\ndata\n\n').map(({ data }) => data)).toEqual(['none', ' two', ''])
  })

  test('an event without a name does not inherit the one before', () => {
    expect(parse('event: order\n\ndata: x\n\n')).toEqual([{ name: 'message', data: 'x' }])
  })

  test('read from an answer, letters that were cut in two are whole again', async () => {
    const bytes = new TextEncoder().encode('data: بقالة\n\n')
    const body = new ReadableStream({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
        controller.close()
      },
    })
    const read: ServerEvent[] = []
    let signs = 0
    await readEvents(
      body,
      (event) => read.push(event),
      () => (signs += 1),
    )
    expect(read).toEqual([{ name: 'message', data: 'بقالة' }])
    expect(signs).toBeGreaterThan(1)
  })
})
