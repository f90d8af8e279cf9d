/** False for `javascript:` addresses, which would run with the storefront's origin. */
export function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url)
}
