import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addVary, isKnown } from '../http/negotiation.ts'
import { Refusal } from '../refusal.ts'
import { chooseFormat, contentTypeOf } from './choose-format.ts'
import { openPictures, WIDTHS, type PictureFile, type Width } from './picture-files.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'

interface PictureRequest {
  Params: { picture: string }
  Querystring: { w?: string | string[] }
}

/** Product pictures, made once and never changed: another picture has another name. `imported`: the folder of a shopkeeper's own. */
export async function pictureRoutes(app: FastifyInstance, { imported }: { imported?: string } = {}): Promise<void> {
  const pictures = await openPictures(imported)

  app.get<PictureRequest>('/images/:picture', async (request, reply) => {
    const { picture } = request.params
    await pictures.lookFor(picture)
    const file = pictures.file(picture)
    if (file !== undefined) return sendPicture(request, reply, file)
    if (!pictures.has(picture)) return sendOther(request, reply, picture)
    const formats = pictures.formats(picture, readWidth(request.query.w))
    addVary(reply, 'Accept')
    const chosen = formats[chooseFormat(request.headers.accept, formats) ?? 'jpg']
    return chosen === undefined ? sendOther(request, reply, picture) : sendPicture(request, reply, chosen)
  })
}

/** 960 where nothing is said. */
function readWidth(asked: string | string[] | undefined): Width {
  const text = Array.isArray(asked) ? asked.at(-1) : asked
  if (text === undefined) return 960
  const width = WIDTHS.find((known) => String(known) === text)
  if (width !== undefined) return width
  const msg = `w must be ${WIDTHS.slice(0, -1).join(', ')} or ${WIDTHS.at(-1)}`
  throw new Refusal(400, msg, { errors: { msg, param: 'w', location: 'query' } })
}

async function sendPicture(request: FastifyRequest, reply: FastifyReply, file: PictureFile): Promise<FastifyReply> {
  const etag = `"${file.name}"`
  reply.header('cache-control', FOR_EVER).header('etag', etag)
  if (isKnown(request.headers['if-none-match'], etag)) return reply.status(304).send()
  return reply.type(contentTypeOf(file.format)).send(await file.bytes())
}

/** The storefront has pictures of its own under /images/; @fastify/static finds them, where it is there. */
function sendOther(request: FastifyRequest, reply: FastifyReply, name: string): FastifyReply {
  const isPlainName = /^\w[\w-]*(\.\w+)+$/.test(name)
  if (isPlainName && request.server.hasReplyDecorator('sendFile')) return reply.sendFile(`images/${name}`)
  reply.callNotFound()
  return reply
}
