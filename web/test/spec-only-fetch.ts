import type { SpecOnlyApi } from './spec-only-api.ts'
import type { Answer } from './spec-only-shop.ts'

/** `fetch` as a page of the storefront has it, answered by the spec-only shop without a network. */
export function fetchFrom(api: SpecOnlyApi): typeof fetch {
  return async function answerFetch(address, { method = 'GET', headers, body, signal } = {}) {
    signal?.throwIfAborted()
    const url = new URL(address instanceof Request ? address.url : address, location.href)
    // Everything but the API is a file of the shop (spec-only-storefront.ts).
    if (!url.pathname.startsWith('/api/')) return new Response('')
    const text = typeof body === 'string' ? body : ''
    const answered = api.answer({ method, url, headers: Object.fromEntries(new Headers(headers)), text })
    const answer = await Promise.race([answered, aborted(signal)])
    if (answer === 'drop') throw new TypeError('Failed to fetch')
    return responseOf(answer)
  }
}

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
  )
}

function responseOf({ status = 200, json, html, retryAfter }: Answer): Response {
  const headers = {
    'content-type': html === undefined ? 'application/json' : 'text/html',
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  }
  return new Response(html ?? (json === undefined ? '' : JSON.stringify(json)), { status, headers })
}
