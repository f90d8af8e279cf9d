import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { westernDigits } from '@baqala/contract/digits'

/** Six digits, as other clients' forms demand. The first is never 0, because some send the code as a number. */
export function newResetCode(): string {
  return String(randomInt(100_000, 1_000_000))
}

/** The HMAC that is stored instead of the code. It includes the request's id, so that equal codes have different HMACs. */
export function hashCode(key: Buffer, requestId: string, code: string): Buffer {
  return createHmac('sha256', key).update(`code\n${requestId}\n${code}`).digest()
}

/** The HMAC that wrong codes are counted by. It is stored for unknown addresses too, so that both do the same work. */
export function hashEmail(key: Buffer, email: string): Buffer {
  return createHmac('sha256', key).update(`email\n${email}`).digest()
}

export function isCodeOf(key: Buffer, requestId: string, typed: string, codeHmac: Buffer): boolean {
  return timingSafeEqual(hashCode(key, requestId, plainDigits(typed)), Buffer.from(codeHmac))
}

/** Removes what mail apps and people put between the digits, seen or not, and converts Arabic and full-width digits to ASCII. */
function plainDigits(typed: string): string {
  return westernDigits(typed.normalize('NFKC').replace(/[\s\p{Cf}\p{Pd}]/gu, ''))
}
