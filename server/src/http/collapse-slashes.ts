/**
 * Reads `//` in the path of a call as one slash: clients join a base address that ends in a slash to a path that begins with
 * one. Runs before routing, so that everything behind sees one spelling of an address.
 *
 * Calls only. A screen at `//evil.example` would let a relative link on it lead to another host, and the files refuse every
 * other spelling of their paths. Slashes at the end stay: `DELETE /cart//` has an empty id and must not clear the cart.
 */
export function collapseSlashes(url: string): string {
  const [path = ''] = url.split('?', 1)
  if (!path.includes('//')) return url
  const collapsed = path.replace(/\/{2,}(?=[^/])/g, '/')
  return collapsed.startsWith('/api/') ? collapsed + url.slice(path.length) : url
}
