import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addVary, matchesEtag } from '../http/negotiation.ts'
import { Refusal } from '../refusal.ts'
import { chooseFormat, contentTypeOf } from './choose-format.ts'
import { openPictures, WIDTHS, type PictureFile, type Width } from './picture-files.ts'
import { messages } from './pictures.messages.en.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'

interface PictureRequest {
  Params: { picture: string }
  Querystring: { w?: string | string[] }
}

/** Serves product pictures. `imported` is the folder of pictures that the shopkeeper has imported. */
export async function pictureRoutes(app: FastifyInstance, { imported }: { imported?: string } = {}): Promise<void> {
  const pictures = await openPictures(imported)

  app.get<PictureRequest>('/images/:picture', async (request, reply) => {
    const { picture } = request.params
    await pictures.refreshFor(picture)
    const file = pictures.file(picture)
    if (file !== undefined) return sendPicture(request, reply, file)
    if (!pictures.has(picture)) return sendOther(request, reply, picture)
    const formats = pictures.formats(picture, readWidth(request.query.w))
    addVary(reply, 'Accept')
    const chosen = formats[chooseFormat(request.headers.accept, formats) ?? 'jpg']
    return chosen === undefined ? sendOther(request, reply, picture) : sendPicture(request, reply, chosen)
  })
}

/** Parses the query parameter `w`; the default is the largest width. */
function readWidth(value: string | string[] | undefined): Width {
  const text = Array.isArray(value) ? value.at(-1) : value
  if (text === undefined) return 960
  const width = WIDTHS.find((known) => String(known) === text)
  if (width !== undefined) return width
  const message = messages.unknownWidth({ widths: WIDTHS })
  throw new Refusal(400, message, { errors: { msg: message.text, param: 'w', location: 'query' } })
}

async function sendPicture(request: FastifyRequest, reply: FastifyReply, file: PictureFile): Promise<FastifyReply> {
  const etag = `"${file.name}"`
  reply.header('cache-control', IMMUTABLE).header('etag', etag)
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.status(304).send()
  return reply.type(contentTypeOf(file.format)).send(await file.bytes())
}

/** The storefront's own pictures are also under /images/. @fastify/static sends them if the storefront is built. */
function sendOther(request: FastifyRequest, reply: FastifyReply, name: string): FastifyReply {
  const isPlainName = /^\w[\w-]*(\.\w+)+$/.test(name)
  if (isPlainName && request.server.hasReplyDecorator('sendFile')) return reply.sendFile(`images/${name}`)
  reply.callNotFound()
  return reply
}
