/** A camera that holds still before a barcode, for tests of scanning. */
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { test as base } from './shop.ts'

export { expect } from '@playwright/test'

export const BARCODE = '6221000000119'

export const test = base.extend<object>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const film = path.join(tmpdir(), `barcode-${process.pid}.mjpeg`)
      const frame = await pictureOf(BARCODE)
      await writeFile(film, Buffer.concat(Array<Buffer>(30).fill(frame)))
      // The second one allows the camera: a headless browser has no window in which to ask.
      const args = [
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-video-capture=${film}`,
      ]
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] })
    },
    { scope: 'worker' },
  ],
})

// EAN-13 (ISO/IEC 15420): the bars of each digit in the left half, and which digits of it are mirrored by the first digit.
const DIGITS = [
  ...['0001101', '0011001', '0010011', '0111101', '0100011'],
  ...['0110001', '0101111', '0111011', '0110111', '0001011'],
]
const MIRRORED = ['', '245', '235', '234', '145', '125', '123', '135', '134', '124']

export function pictureOf(barcode: string): Promise<Buffer> {
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
