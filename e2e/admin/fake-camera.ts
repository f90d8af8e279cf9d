/** A camera that holds still before a barcode, for tests of scanning. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

const FILM = path.resolve(import.meta.dirname, '../../.cache/camera/barcode.mjpeg')

/**
 * Every browser of the tests has this camera, which reads its film when a page opens it: Playwright ends a worker, its browser and
 * its servers before a test whose browser has other flags.
 */
export const CAMERA_FLAGS = [
  '--use-fake-device-for-media-stream',
  // Allows the camera: a headless browser has no window in which to ask.
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${FILM}`,
]

export async function holdCameraBefore(barcode: string): Promise<void> {
  const frame = await pictureOf(barcode)
  await mkdir(path.dirname(FILM), { recursive: true })
  await writeFile(FILM, Buffer.concat(Array<Buffer>(30).fill(frame)))
}

// EAN-13 (ISO/IEC 15420): the bars of each digit in the left half, and which digits of it are mirrored by the first digit.
const DIGITS = [
  ...['0001101', '0011001', '0010011', '0111101', '0100011'],
  ...['0110001', '0101111', '0111011', '0110111', '0001011'],
]
const MIRRORED = ['', '245', '235', '234', '145', '125', '123', '135', '134', '124']

export async function pictureOf(barcode: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const [first = 0, ...digits] = [...barcode].map(Number)
  const right = (digit: number) => (DIGITS[digit] ?? '').replace(/./g, (bar) => (bar === '1' ? '0' : '1'))
  const left = (digit: number, place: number) => {
    const isMirrored = MIRRORED[first]?.includes(String(place))
    return isMirrored ? [...right(digit)].reverse().join('') : (DIGITS[digit] ?? '')
  }
  const bars = `101${digits.slice(0, 6).map(left).join('')}01010${digits.slice(6).map(right).join('')}101`
  const drawn = [...bars].map((bar, at) => (bar === '1' ? `<path d="M${130 + at * 4} 120h4v240h-4z"/>` : ''))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><path fill="#fff" d="M0 0h640v480H0z"/>${drawn.join('')}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 95 }).toBuffer()
}
