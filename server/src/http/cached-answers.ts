/** Cached responses: bytes with an ETag, compressed on demand. */
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

// An answer of up to two network packets arrives no sooner when compressed.
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

  /** A strong ETag (RFC 9110, 8.8.1), which must differ between encodings. */
  etag(encoding: Encoding): string {
    return encoding === 'identity' ? `"${this.#hash}"` : `"${this.#hash}-${encoding}"`
  }

  /** Compresses once for each encoding. */
  compressed(encoding: 'br' | 'gzip'): Promise<Buffer> {
    const known = this.#compressed.get(encoding)
    if (known !== undefined) return known
    const compressing = compress(this.bytes, encoding)
    this.#compressed.set(encoding, compressing)
    // A failure, such as too little memory, is not cached.
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

/** Validates a reply against the contract and serializes it. */
export function answerTo<E extends Endpoint>(endpoint: E, reply: Reply<E>): CachedAnswer {
  return new CachedAnswer(JSON.stringify(z.parse(compile(endpoint.reply), reply)))
}

/** Sends the answer, or 304 if the client has it. Clients and proxies may store it and must revalidate it each time. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedAnswer,
  caching = 'no-cache',
): Promise<FastifyReply> {
  const encoding = answer.encodingFor(request.headers['accept-encoding']?.toString())
  const etag = answer.etag(encoding)
  addVary(reply, 'Accept-Encoding')
  reply.header('cache-control', caching).header('etag', etag)
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.status(304).send()
  reply.type(answer.contentType)
  if (encoding === 'identity') return reply.send(answer.bytes)
  return reply.header('content-encoding', encoding).send(await answer.compressed(encoding))
}

interface CacheOptions<Value> {
  /** Beyond this total the least recently used values are removed. */
  readonly maxBytes: number
  bytesOf(value: Value): number
  /** The maximum age of a value in milliseconds, counted from the end of its build. No limit if undefined. */
  readonly maxAgeMs?: number
}

type Build<Value> = (outdated?: Value) => Promise<Value>

/** Returns the cached value of `key` in `version`, or builds it. `build` receives the expired value, if there is one. */
export type Cached<Value> = (key: string, version: number, build: Build<Value>) => Promise<Value>

// The objects of a cache entry, apart from its text.
const OVERHEAD_BYTES = 500

/**
 * Makes an LRU cache that holds one version at a time: another version empties it. Concurrent calls for a key share one
 * build, unless it began under another version. A failed build is not cached.
 */
export function makeCache<Value extends object>({
  maxBytes,
  bytesOf,
  maxAgeMs = 0,
}: CacheOptions<Value>): Cached<Value> {
  let cachedVersion: number | undefined
  const cache = new LRUCache<string, Value, Build<Value>>({
    maxSize: maxBytes,
    sizeCalculation: (value, key) => bytesOf(value) + 2 * key.length + OVERHEAD_BYTES,
    // A build that was started under another version still resolves for its callers, uncached.
    ignoreFetchAbort: true,
    ttl: maxAgeMs,
    fetchMethod: (_key, outdated, { context: build }) => build(outdated),
  })

  return (key, version, build) => {
    if (version !== cachedVersion) cache.clear()
    cachedVersion = version
    return cache.forceFetch(key, { context: build })
  }
}
