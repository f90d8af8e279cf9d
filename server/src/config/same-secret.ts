import { timingSafeEqual } from 'node:crypto'

/** Whether what was given is the secret. How long that takes does not tell how much of it is right. */
export function isSameSecret(given: string, secret: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(secret)]
  return left.length === right.length && timingSafeEqual(left, right)
}
