/** False for `javascript:` addresses, which would run with the storefront's origin. */
export function isWebAddress(url: string): boolean {
  try {
    return /^https?:$/.test(new URL(url).protocol)
  } catch {
    return false
  }
}
