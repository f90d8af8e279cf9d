/** The picture of things without one. It is drawn here and lies in no database. */
import { pictureName } from './make-picture.ts'
import { addressOfPicture } from './picture-names.ts'

export const PLACEHOLDER = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#f3f4f1"/>
<path d="M26 40h44l-5 32H31zM36 40c0-18 24-18 24 0" fill="none" stroke="#a9b0a4" stroke-width="4" stroke-linejoin="round"/></svg>`,
)

/** Its address, for products, categories and brands without a picture. */
export const PLACEHOLDER_ADDRESS = addressOfPicture(pictureName('no-picture', PLACEHOLDER))

/** Whether an address or a name is that of the placeholder, of this version or of an earlier one. */
export function isPlaceholder(named: string): boolean {
  return /^(\/images\/)?no-picture-[0-9a-f]{8}$/.test(named)
}
