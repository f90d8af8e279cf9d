/**
 * Makes the calls of one shopper one after the other and passes the milliseconds of each to `note`; the first is timed from
 * `begun`. Calls `end(error)` last.
 */
export function visit(calls, line, note, end, begun = performance.now(), context = {}) {
  const [next, ...rest] = calls
  if (next === undefined) return end()
  const { setupRequest, onResponse, ...call } = next
  const { root = '/api/v1', path, method = 'GET', headers, body } = setupRequest?.(call, context) ?? call
  line.ask({ path: `${root}${path}`, method, headers, body, wantsBody: onResponse !== undefined }, answered)

  function answered(error, status, text) {
    note(performance.now() - begun)
    if (error !== undefined) return end(error)
    if (status >= 300) return end(new Error(`${path}: ${status} ${text}`))
    onResponse?.(status, text, context)
    visit(rest, line, note, end, performance.now(), context)
  }
}
