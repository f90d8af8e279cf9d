export const WIDTHS = [240, 480, 960] as const
export type Width = (typeof WIDTHS)[number]
export type Format = 'avif' | 'webp' | 'jpg'

/** A picture in one width and format. Its name contains a hash of its content, so the file never changes. */
export interface PictureFile {
  readonly picture: string
  readonly width: Width
  readonly format: Format
}

// JPEG is for browsers without AVIF and WebP. One width is enough for them.
const JPG_WIDTH = 480

const NAME = /^[\w-]+-[0-9a-f]{8}$/
const FILE_NAME = /^(?<picture>[\w-]+-[0-9a-f]{8})\.(?:(?<width>240|480|960)\.(?<format>avif|webp)|480\.jpg)$/

/** Whether the text is named as a picture is, such as `milk-1-3fa9c2d1`. Such a name is also safe as that of a file. */
export function isPictureName(text: string): boolean {
  return NAME.test(text)
}

/** The file of a picture that comes closest to the width in a format. */
export function fileOf(picture: string, width: Width, format: Format): PictureFile {
  return { picture, format, width: format === 'jpg' ? JPG_WIDTH : width }
}

/** The name of a file, such as `milk-1-3fa9c2d1.480.avif`. */
export function nameOfFile({ picture, width, format }: PictureFile): string {
  return `${picture}.${width}.${format}`
}

/** Parses the name of a file; undefined if it is none. */
export function readFileName(text: string): PictureFile | undefined {
  const parts = FILE_NAME.exec(text)?.groups
  const width = WIDTHS.find((known) => String(known) === parts?.width) ?? JPG_WIDTH
  // A cast, because the type of a group is string: the pattern allows these formats only.
  return parts?.picture === undefined
    ? undefined
    : { picture: parts.picture, width, format: (parts.format ?? 'jpg') as Format }
}

/** The address of a picture, as products, categories and brands refer to it. */
export function addressOfPicture(picture: string): string {
  return `/images/${picture}`
}
