/** Reads barcodes from pictures: with the browser's own detector, or one in WebAssembly that is fetched with the first scan. */
type Format = 'ean_13' | 'ean_8' | 'upc_a' | 'code_128'

// The formats on packs, and the one that shops print for goods of their own.
const FORMATS: Format[] = ['ean_13', 'ean_8', 'upc_a', 'code_128']

interface Detector {
  detect(source: ImageBitmapSource): Promise<readonly { readonly rawValue: string }[]>
}

interface DetectorClass {
  new (options: { readonly formats: Format[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

/** The code that a picture shows, or undefined. */
export type ReadBarcode = (source: ImageBitmapSource) => Promise<string | undefined>

let reader: Promise<ReadBarcode> | undefined

/** Makes the reader once. Rejects if its code cannot be fetched; the next call tries again. */
export function openReader(): Promise<ReadBarcode> {
  reader ??= makeReader().catch((error: unknown) => {
    reader = undefined
    throw error
  })
  return reader
}

async function makeReader(): Promise<ReadBarcode> {
  const Detector = (await ownDetector()) ?? (await fetchedDetector())
  const supported = await Detector.getSupportedFormats()
  const detector = new Detector({ formats: FORMATS.filter((format) => supported.includes(format)) })
  return async (source) => (await detector.detect(source))[0]?.rawValue
}

async function ownDetector(): Promise<DetectorClass | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  // Some browsers have the class and no format.
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): readonly string[] => [])
  return formats?.includes('ean_13') ? BarcodeDetector : undefined
}

async function fetchedDetector(): Promise<DetectorClass> {
  const [{ BarcodeDetector, prepareZXingModule }, { default: wasm }] = await Promise.all([
    import('barcode-detector/ponyfill'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ])
  // Left to itself the library asks a public server for this file, which the content policy refuses.
  prepareZXingModule({ overrides: { locateFile: () => wasm } })
  return BarcodeDetector
}
