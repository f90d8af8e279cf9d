/** The spelling in which UPC-A (12 digits) and EAN-13 of one product are the same: digits without their leading zeros. */
export function barcodeKey(barcode: string): string {
  return /^\d+$/.test(barcode) ? barcode.replace(/^0+(?=\d{8})/, '') : barcode
}
