/** The spec-only shop (web/test/spec-only-api.ts) and the built storefront on one port. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSpecOnlyApi, type SpecOnlyApi } from '../../web/test/spec-only-api.ts'
import type { Answer } from '../../web/test/spec-only-shop.ts'
import { serveStorefront } from './spec-only-storefront.ts'

export interface SpecOnlyServer extends SpecOnlyApi {
  readonly address: string
  readonly close: () => Promise<void>
}

export async function openSpecOnlyServer(dist: string): Promise<SpecOnlyServer> {
  const api = createSpecOnlyApi()

  const server = createServer((request, response) => {
    // No keep-alive: a browser resends a request by itself if a reused connection breaks, but not if a new one does.
    response.setHeader('connection', 'close')
    const url = new URL(request.url ?? '/', 'http://spec-only')
    if (url.pathname.startsWith('/api/')) void answerCall(request, response, url)
    else serveStorefront(dist, url.pathname, response)
  })

  async function answerCall(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const { method = '', headers } = request
    const answer = await api.answer({ method, url, headers, text: await textOf(request) })
    if (answer === 'drop') request.socket.destroy()
    else send(response, answer)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // The address of a TCP server is an object.
  const { port } = server.address() as AddressInfo
  return {
    ...api,
    address: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function send(response: ServerResponse, { status = 200, json, html, retryAfter }: Answer): void {
  if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter)
  response.writeHead(status, { 'content-type': html === undefined ? 'application/json' : 'text/html' })
  response.end(html ?? (json === undefined ? '' : JSON.stringify(json)))
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}
