/** Signs tokens of the shoppers of population.mjs with the secret that the shop is started with. */
import { createSigner } from 'fast-jwt'
import { idOf } from './population.mjs'

export const SECRET = 'a secret that signs nothing but the tokens of benchmarks'

const sign = createSigner({ key: SECRET, algorithm: 'HS256' })
const iat = Math.floor(Date.now() / 1000)
const known = new Map()

export function tokenOf(n) {
  const token = known.get(n) ?? sign(claimsOf(n))
  known.set(n, token)
  return token
}

function claimsOf(n) {
  const jti = idOf('session', n)
  return { id: idOf('shopper', n), name: 'Bench', role: 'user', jti, iat, exp: iat + 30 * 24 * 3600 }
}
