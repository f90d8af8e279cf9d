import { MAX_PICTURE_BYTES } from '@baqala/contract/admin/limits'

// Sharp at twice the widest width that the shop shows, and a tenth of what a camera writes.
const LONG_SIDE = 1600
const QUALITY = 0.85

/** A photograph as the shop keeps it, upright as the camera was held. Undefined if the browser cannot read the file. */
export async function shrinkPicture(file: Blob): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (bitmap === undefined) return undefined
  const scale = Math.min(1, LONG_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  const context = canvas.getContext('2d')
  if (context === null) return undefined
  // JPEG knows no transparency, and would make it black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  return blob !== null && blob.size <= MAX_PICTURE_BYTES ? blob : undefined
}
