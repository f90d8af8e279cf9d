import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'

/** Eight digits. The first is never 0: some clients send the code as a number. */
export function newResetCode(): string {
  return String(randomInt(10_000_000, 100_000_000))
}

/** What is kept of a code. The request's id is in it, so that equal codes of two requests are kept differently. */
export function sealCode(key: Buffer, requestId: string, code: string): Buffer {
  return createHmac('sha256', key).update(`code\n${requestId}\n${code}`).digest()
}

export function isCodeOf(key: Buffer, requestId: string, typed: string, sealed: Buffer): boolean {
  return timingSafeEqual(sealCode(key, requestId, plainDigits(typed)), Buffer.from(sealed))
}

/** A mail app may add spaces when copying, and an Egyptian keyboard may type Arabic digits (U+0660, U+06F0 and on). */
function plainDigits(typed: string): string {
  return typed.replace(/\s/g, '').replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
}
