/** Answers that are made once and sent to many: as bytes, with an ETag, compressed for those who accept it. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import * as z from 'zod/mini'
import type { Endpoint, Reply } from '@baqala/contract/endpoint'
import { compile } from './compiled-schema.ts'
import { addVary, chooseEncoding, matchesEtag, type Encoding } from './negotiation.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

// 231 kB of products: quality 5 takes 3 ms and leaves 16 %, the highest (11) takes 190 ms and leaves 14 %.
const BROTLI_QUALITY = 5

// Two network packets: a smaller answer arrives no sooner when it is compressed.
const MIN_COMPRESSED_BYTES = 2_048

export class CachedAnswer {
  readonly bytes: Buffer
  readonly contentType: string
  readonly #hash: string
  readonly #compressed = new Map<Encoding, Promise<Buffer>>()

  constructor(text: string, contentType = 'application/json; charset=utf-8') {
    this.bytes = Buffer.from(text)
    this.contentType = contentType
    this.#hash = createHash('sha1').update(this.bytes).digest('base64url')
  }

  encodingFor(acceptEncoding: string | undefined): Encoding {
    return this.bytes.length < MIN_COMPRESSED_BYTES ? 'identity' : chooseEncoding(acceptEncoding)
  }

  /** A strong ETag (RFC 9110, 8.8.1), so each encoding has its own. */
  etag(encoding: Encoding): string {
    return encoding === 'identity' ? `"${this.#hash}"` : `"${this.#hash}-${encoding}"`
  }

  /** Compresses at the first call for an encoding; calls meanwhile and later get the same bytes. */
  compressed(encoding: 'br' | 'gzip'): Promise<Buffer> {
    const known = this.#compressed.get(encoding)
    if (known !== undefined) return known
    const compressing = compress(this.bytes, encoding)
    this.#compressed.set(encoding, compressing)
    // After a failure, such as too little memory, the next call tries again.
    compressing.catch(() => this.#compressed.delete(encoding))
    return compressing
  }
}

function compress(bytes: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(bytes)
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  return compressBrotli(bytes, {
    params: { [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
}

/** The reply of an endpoint as a cached answer, checked against the contract. */
export function answerTo<E extends Endpoint>(endpoint: E, reply: Reply<E>): CachedAnswer {
  return new CachedAnswer(JSON.stringify(z.parse(compile(endpoint.reply), reply)))
}

/** Sends the answer, or 304 to a client that has it. Everyone may store it and must ask each time whether it still holds. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedAnswer,
): Promise<FastifyReply> {
  const encoding = answer.encodingFor(request.headers['accept-encoding']?.toString())
  const etag = answer.etag(encoding)
  addVary(reply, 'Accept-Encoding')
  reply.header('cache-control', 'no-cache').header('etag', etag)
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.status(304).send()
  reply.type(answer.contentType)
  if (encoding === 'identity') return reply.send(answer.bytes)
  return reply.header('content-encoding', encoding).send(await answer.compressed(encoding))
}

interface CacheOptions<Value> {
  /** The least recently used values go first when all of them would take more. */
  readonly maxBytes: number
  bytesOf(value: Value): number
  /** Milliseconds that a value may be given out after its build began. Without it: as long as the version is the same. */
  maxAgeMs?(value: Value, buildMs: number): number
}

type Build<Value> = (outdated?: Value) => Promise<Value>

/** The value of `key` in `version`: the cached one, or the one that `build` makes. `outdated` is one that is too old. */
export type Cached<Value> = (key: string, version: number, build: Build<Value>) => Promise<Value>

// The objects that the cache and a value consist of, beside its text.
const OVERHEAD_BYTES = 500

/**
 * An LRU cache of one version at a time: another version empties it. Calls for a key that is being built share that build,
 * unless it began under another version. A failed build is not cached.
 */
export function makeCache<Value extends object>({ maxBytes, bytesOf, maxAgeMs }: CacheOptions<Value>): Cached<Value> {
  let cachedVersion: number | undefined
  const cache = new LRUCache<string, Value, Build<Value>>({
    maxSize: maxBytes,
    sizeCalculation: (value, key) => bytesOf(value) + 2 * key.length + OVERHEAD_BYTES,
    // The callers of a build that began under another version still get its value; it is not cached.
    ignoreFetchAbort: true,
    async fetchMethod(_key, outdated, { context: build, options }) {
      const begun = performance.now()
      const value = await build(outdated)
      const buildMs = performance.now() - begun
      // The library counts from the end of the build.
      if (maxAgeMs !== undefined) options.ttl = Math.max(1, maxAgeMs(value, buildMs) - buildMs)
      return value
    },
  })

  return (key, version, build) => {
    if (version !== cachedVersion) cache.clear()
    cachedVersion = version
    return cache.forceFetch(key, { context: build })
  }
}
