import { setTimeout } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FirstPictures } from './catalog/first-pictures.ts'
import { makeReadyBody, type ReadyBody, sendReady } from './http/ready-body.ts'

// What the build leaves in pages that begin with pictures of the catalogue (web/build/drawn-page.ts).
const OF_LIST = /<!--for each first picture: (.*?)-->/
const OF_PRODUCT = /<!--with its first picture: (.*?)-->/
// Only these come in several widths; and nothing in them could end an attribute or a header's value.
const OURS = /^https?:\/\/[\w.:[\]-]+\/images\/[a-z0-9-]+-[0-9a-f]{8}$/
// Ours too (ids.ts). Whatever else an address names is no product, and the database is not asked after it.
const AN_ID = /^[0-9a-f]{24}$/
const SMALLEST = 11
const MOST_KEPT = 8
const LONGEST_WAIT_MS = 200

type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/**
 * Sends a page of goods with the pictures that it begins with named: they are on their way before any script has run or
 * an answer has come. Undefined where the page asks for none.
 */
export function makeProductPage(file: string, html: string, pictures: FirstPictures): SendPage | undefined {
  const [, link] = OF_LIST.exec(html) ?? []
  if (link !== undefined) return makeListPage(html, link, pictures)
  const [, parameters] = OF_PRODUCT.exec(html) ?? []
  if (parameters !== undefined) return makeDetailsPage(file, parameters, pictures)
  return undefined
}

/** In the page's head, where its script finds them, too; there are few such pages, and each is compressed once. */
function makeListPage(html: string, link: string, pictures: FirstPictures): SendPage {
  // One for each of our own origins; a new catalogue brings others.
  const kept = new Map<string, ReadyBody>()

  function pageWith(names: readonly string[]): ReadyBody {
    const key = names.join(' ')
    const found = kept.get(key)
    if (found) return found
    const links = names.map((name) => link.replaceAll('{picture}', name)).join('')
    const body = makeReadyBody(html.replace(OF_LIST, links), SMALLEST)
    if (kept.size === MOST_KEPT) kept.clear()
    kept.set(key, body)
    return body
  }

  return async (request, reply) => {
    const names = await oursAmong(pictures.ofList(request))
    return sendReady({ request, reply }, pageWith(names), 'text/html; charset=utf-8')
  }
}

/** In a header: there are as many such pages as products, and the file lies compressed. */
function makeDetailsPage(file: string, parameters: string, pictures: FirstPictures): SendPage {
  return async (request, reply) => {
    // The address has an id (web/src/paths.ts).
    const { id } = request.params as { id: string }
    const [name] = AN_ID.test(id) ? await oursAmong(pictures.ofProduct(request, id)) : []
    if (name) reply.header('link', `<${name}>; ${parameters.replaceAll('{picture}', name)}`)
    return reply.sendFile(file)
  }
}

/** Without its pictures a page is still a page, and nobody waits for a database that does not answer. */
async function oursAmong(names: Promise<readonly string[]>): Promise<readonly string[]> {
  const inTime = await Promise.race([names.catch(() => []), setTimeout(LONGEST_WAIT_MS, [])])
  return inTime.filter((name) => OURS.test(name))
}
