// Our own server resizes a picture to these widths, in the best format the browser accepts.
export const WIDTHS = [240, 480, 960]
const OURS = /\/images\/[a-z0-9-]+-[0-9a-f]{8}$/

/** A URL of any other server is used unchanged. */
export function pictureSource(url: string): { src: string; srcSet?: string } {
  if (!OURS.test(url)) return { src: url }
  return { src: `${url}?w=480`, srcSet: srcSetOf(url) }
}

export function srcSetOf(url: string): string {
  return WIDTHS.map((width) => `${url}?w=${width} ${width}w`).join(', ')
}
