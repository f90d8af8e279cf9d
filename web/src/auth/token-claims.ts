/** Tokens are opaque to the storefront, but for one question: does this one name a session (`jti`) that can be ended? */
export function namesItsSession(token: string): boolean {
  try {
    const claims: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')))
    return typeof claims === 'object' && claims !== null && 'jti' in claims
  } catch {
    return false
  }
}
