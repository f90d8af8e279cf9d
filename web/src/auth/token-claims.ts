/** Whether the token is a JWT with a session id (`jti`), as our server issues. The storefront reads nothing else from it. */
export function namesItsSession(token: string): boolean {
  try {
    const claims: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')))
    return typeof claims === 'object' && claims !== null && 'jti' in claims
  } catch {
    return false
  }
}
