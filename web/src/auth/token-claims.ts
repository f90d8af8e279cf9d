/** Tells whether the token names a session (`jti`) that can be ended. Otherwise tokens are opaque to the storefront. */
export function namesItsSession(token: string): boolean {
  try {
    const claims: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')))
    return typeof claims === 'object' && claims !== null && 'jti' in claims
  } catch {
    return false
  }
}
