import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../db/rows.ts'
import { addVary, matchesEtag, readWeights } from '../http/negotiation.ts'
import { fieldRefusal } from '../refusal.ts'
import { isDemoPicture, readDemoFile } from './demo-pictures.ts'
import { keepWidths } from './kept-widths.ts'
import { findMaster } from './masters.queries.ts'
import {
  fileOf,
  isPictureName,
  nameOfFile,
  readFileName,
  WIDTHS,
  type Format,
  type PictureFile,
  type Width,
} from './picture-names.ts'
import { messages } from './pictures.messages.en.ts'
import { isPlaceholder, PLACEHOLDER } from './placeholder.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const CONTENT_TYPES: Record<Format, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }
const BY_PREFERENCE = ['avif', 'webp', 'jpg'] as const

interface PictureRequest {
  Params: { picture: string }
  Querystring: { w?: string | string[] }
}

/** Serves the pictures of products, categories and brands. `folder` of this machine keeps the widths made from masters. */
export function pictureRoutes(app: FastifyInstance, db: Db, folder: string): void {
  const widths = keepWidths({
    folder,
    findMaster: async (picture) => (isPlaceholder(picture) ? PLACEHOLDER : findMaster(db, picture)),
    onNotKept: (err) => app.log.warn({ err }, 'the widths of pictures cannot be kept on this disk: they are made anew'),
  })
  const read = (file: PictureFile) => (isDemoPicture(file.picture) ? readDemoFile(nameOfFile(file)) : widths.read(file))

  app.get<PictureRequest>('/images/:picture', async (request, reply) => {
    const { picture } = request.params
    const asked = readFileName(picture)
    if (asked === undefined && !isPictureName(picture)) return sendOther(request, reply, picture)
    const file = asked ?? fileOf(picture, readWidth(request.query.w), chooseFormat(request.headers.accept))
    const bytes = await read(file)
    if (bytes === undefined) return sendOther(request, reply, picture)
    if (asked === undefined) addVary(reply, 'Accept')
    return sendPicture(request, reply, file, bytes)
  })
}

/** Parses the query parameter `w`; the default is the largest width. */
function readWidth(value: string | string[] | undefined): Width {
  const text = Array.isArray(value) ? value.at(-1) : value
  if (text === undefined) return 960
  const width = WIDTHS.find((known) => String(known) === text)
  if (width !== undefined) return width
  throw fieldRefusal(400, messages.unknownWidth({ widths: WIDTHS }), 'w', { location: 'query' })
}

/**
 * Chooses the best format for an Accept header. AVIF and WebP must be named in it: old browsers that do not support them
 * send image/* or *\/*.
 */
export function chooseFormat(accept: string | undefined): Format {
  const weights = readWeights(accept ?? '*/*')
  const named = (format: Format) => weights.get(CONTENT_TYPES[format])
  const anyImage = weights.get('image/*') ?? weights.get('*/*') ?? 0
  const weightOf = (format: Format) => named(format) ?? (format === 'jpg' ? anyImage : 0)
  const acceptable = BY_PREFERENCE.filter((format) => weightOf(format) > 0)
  // A picture in a format that the client does not accept is better than none.
  const [best = 'jpg'] = acceptable.toSorted((one, other) => weightOf(other) - weightOf(one))
  return best
}

function sendPicture(request: FastifyRequest, reply: FastifyReply, file: PictureFile, bytes: Buffer): FastifyReply {
  const etag = `"${nameOfFile(file)}"`
  reply.header('cache-control', IMMUTABLE).header('etag', etag)
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.status(304).send()
  return reply.type(CONTENT_TYPES[file.format]).send(bytes)
}

/** The storefront's own pictures are also under /images/. @fastify/static sends them if the storefront is built. */
function sendOther(request: FastifyRequest, reply: FastifyReply, name: string): FastifyReply {
  const isPlainName = /^\w[\w-]*(\.\w+)+$/.test(name)
  if (isPlainName && request.server.hasReplyDecorator('sendFile')) return reply.sendFile(`images/${name}`)
  reply.callNotFound()
  return reply
}
