import { insertShopper } from '../src/auth/auth.queries.ts'
import { tokenFor } from '../src/auth/auth.ts'
import { hashPassword } from '../src/auth/passwords.ts'
import { makeTokens } from '../src/auth/tokens.ts'
import { call, type Answer, type Ask, type TestShop } from './build-test-app.ts'
import { anAddress, aRegistration } from './factories.ts'
import type { CallName } from '@baqala/contract/calls'

export interface CrowdShopper {
  readonly id: string
  readonly email: string
  readonly token: string
  ask(name: CallName, asked?: Omit<Ask, 'token'>): Promise<Answer>
  add(productId: string): Promise<Answer>
  cartId(): Promise<string>
  payCash(cartId: string, delivery?: object): Promise<Answer>
}

/** Signed-in shoppers who share one password hash, because hashing would take most of a test's time. */
export async function aCrowd(shop: TestShop, size: number): Promise<CrowdShopper[]> {
  const passwordHash = await hashPassword('Secret12', 'seed')
  return Promise.all(Array.from({ length: size }, () => aCrowdShopper(shop, passwordHash)))
}

async function aCrowdShopper(shop: TestShop, passwordHash: string): Promise<CrowdShopper> {
  const { connection, secrets, config } = shop.deps
  const registration = aRegistration()
  const session = await insertShopper(
    connection.db,
    { ...registration, passwordHash, language: 'en' },
    { days: config.sessionDays },
  )
  if (session === undefined) throw new Error('That address is taken.')
  const token = tokenFor(makeTokens(secrets.tokens, config.sessionDays), session)
  const ask: CrowdShopper['ask'] = (name, asked = {}) => untilServed(() => call(shop, name, { ...asked, token }))
  return {
    id: session.id,
    email: registration.email,
    token,
    ask,
    add: (productId) => ask('addCartItem', { body: { productId } }),
    cartId: async () => (await ask('getCart')).body.cartId,
    payCash: (cartId, delivery) =>
      ask('placeCashOrder', { params: { cartId }, body: { shippingAddress: anAddress, delivery } }),
  }
}

/** Retries while the shop is busy (503 with Retry-After). */
async function untilServed(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask()
    const isBusy = answer.status === 503 && answer.headers['retry-after'] !== undefined
    if (!isBusy || tries === 5) return answer
  }
}
