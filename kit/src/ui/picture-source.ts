// The server resizes its pictures to these widths, in the best format the browser accepts.
const PICTURE_WIDTHS = [240, 480, 960]
export const SERVED_BY_US = /\/images\/[a-z0-9-]+-[0-9a-f]{8}$/

/** The `src` and `srcset` of a catalogue picture. The URL of any other server is used unchanged. */
export function pictureSource(url: string): { src: string; srcSet?: string } {
  if (!SERVED_BY_US.test(url)) return { src: url }
  return { src: `${url}?w=480`, srcSet: srcsetOf(url) }
}

export function srcsetOf(url: string): string {
  return PICTURE_WIDTHS.map((width) => `${url}?w=${width} ${width}w`).join(', ')
}
