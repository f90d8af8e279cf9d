import { describe, expect, test } from 'vitest'
import { eanBars } from './ean.ts'

/** The bars without their frame, digit by digit. */
function digitsOf(code: string): string[] {
  const bars = eanBars(code) ?? ''
  const half = (bars.length - 11) / 2
  const inner = bars.slice(3, 3 + half) + bars.slice(8 + half, -3)
  return inner.match(/.{7}/g) ?? []
}

describe('the bars of a barcode', () => {
  test('are those of the example in the textbooks', () => {
    const left = ['0001011', '0100111', '0110011', '0010011', '0111101', '0011101']
    const right = ['1100110', '1101100', '1000010', '1011100', '1001110', '1000100']
    expect(eanBars('5901234123457')).toBe(`101${left.join('')}01010${right.join('')}101`)
  })

  test('of a UPC-A are those of the EAN with a zero before it', () => {
    expect(eanBars('036000291452')).toBe(eanBars('0036000291452'))
    expect(digitsOf('036000291452')[0]).toBe('0001101')
  })

  test('of an EAN-8 are fewer', () => {
    expect(eanBars('96385074')).toHaveLength(67)
    expect(digitsOf('96385074')).toEqual([
      '0001011',
      '0101111',
      '0111101',
      '0110111',
      '1001110',
      '1110010',
      '1000100',
      '1011100',
    ])
  })

  test.each(['5901234123456', '123', 'MLK-1', ''])('there are none of %j', (code) => {
    expect(eanBars(code)).toBeUndefined()
  })
})
