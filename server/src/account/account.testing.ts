import { aShopper, type TestShop } from '../../test/build-test-app.ts'
import { makeTokens } from '../auth/tokens.ts'

const ELEVEN_MINUTES = 11 * 60

/** A shopper who signed in eleven minutes ago: too long for what wants a fresh sign-in. */
export async function aShopperOfLongAgo(shop: TestShop, facts: Parameters<typeof aShopper>[1] = {}) {
  const shopper = await aShopper(shop, facts)
  return { ...shopper, token: olderToken(shop, shopper.token) }
}

function olderToken({ deps }: TestShop, token: string): string {
  const tokens = makeTokens(deps.secrets.tokens, 90)
  const claims = tokens.read(token)
  if (typeof claims === 'string') throw new Error(`The token is ${claims}.`)
  return tokens.sign({ ...claims, iat: claims.iat - ELEVEN_MINUTES })
}
