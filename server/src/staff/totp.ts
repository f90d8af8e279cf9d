/** One-time passwords by time (RFC 6238): six digits, SHA-1, steps of 30 s, as every authenticator reads them. */
import { createHmac, randomBytes } from 'node:crypto'

const STEP_SECONDS = 30
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A secret of 160 bits in base32, as people type it where a QR code cannot be scanned. */
export function newSecret(): string {
  return base32(randomBytes(20))
}

/** The link that opens an authenticator on the same phone, whose screen its camera cannot see. */
export function linkOf(secret: string, { shop, login }: { readonly shop: string; readonly login: string }): string {
  const label = `${encodeURIComponent(shop)}:${encodeURIComponent(login)}`
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer: shop }).toString()}`
}

/** The step whose code this is: now's or one beside it, because clocks differ and people type slowly. Undefined if it is none's. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const step = Math.floor(now.getTime() / 1000 / STEP_SECONDS)
  return [step, step - 1, step + 1].find((each) => codeAt(secret, each) === code)
}

/** The code of a step (RFC 4226, 5.3). */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = digest.readUInt8(digest.length - 1) & 15
  const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(number % 1_000_000).padStart(6, '0')
}

export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => BASE32.charAt(Number.parseInt(group.padEnd(5, '0'), 2))).join('')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = bits.match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}
