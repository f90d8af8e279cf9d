import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FirstPictures } from './catalog/first-pictures.ts'
import { makeReadyBody, type ReadyBody, sendReady } from './ready-body.ts'

// What the build leaves in a page that begins with pictures of the catalogue (web/build/first-paint.ts).
const FOR_EACH_PICTURE = /<!--for each first picture: (.*?)-->/
// Only these come in several widths; and nothing in them could end an attribute.
const OURS = /^https?:\/\/[\w.:[\]-]+\/images\/[a-z0-9-]+-[0-9a-f]{8}$/
const SMALLEST = 11
const MOST_KEPT = 8

/**
 * Sends the product list's page with the pictures that it begins with named in its head: they are on their way before
 * any script has run or the catalogue has come. Undefined where the page asks for none.
 */
export function makeProductPage(html: string, firstPictures: FirstPictures) {
  const [, link] = FOR_EACH_PICTURE.exec(html) ?? []
  if (link === undefined) return undefined
  // One for each of our own origins; a new catalogue brings others.
  const kept = new Map<string, ReadyBody>()

  function pageWith(pictures: readonly string[]): ReadyBody {
    const key = pictures.join(' ')
    const found = kept.get(key)
    if (found) return found
    const links = pictures.map((picture) => link?.replaceAll('{picture}', picture)).join('')
    const body = makeReadyBody(html.replace(FOR_EACH_PICTURE, links), SMALLEST)
    if (kept.size === MOST_KEPT) kept.clear()
    kept.set(key, body)
    return body
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    // Without them the page is still a page.
    const pictures = await firstPictures(request).catch(() => [])
    const body = pageWith(pictures.filter((picture) => OURS.test(picture)))
    return sendReady({ request, reply }, body, 'text/html; charset=utf-8')
  }
}
