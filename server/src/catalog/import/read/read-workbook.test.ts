import { deflateRawSync } from 'node:zlib'
import { writeXlsx, type CellValue, type WriteSheet } from 'hucre/xlsx'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { readRows } from './read-rows.ts'
import { readTable } from './read-table.ts'
import { readWorkbook } from './read-workbook.ts'
import { unpackedSize } from './unpacked-size.ts'

async function aWorkbook(rows: CellValue[][], ...others: WriteSheet[]) {
  return { name: 'prices.xlsx', bytes: await writeXlsx({ sheets: [{ name: 'Prices', rows }, ...others] }) }
}
const cellsOf = async (rows: CellValue[][]) =>
  (await readWorkbook(await aWorkbook(rows))).lines.map(({ cells }) => cells)

/** A workbook of parts that no program writes. */
function aZip(parts: Readonly<Record<string, string>>, tell: (size: number) => number = (size) => size): Buffer {
  const places: number[] = []
  const entries = Object.entries(parts).map(([name, text]) => {
    const data = deflateRawSync(text)
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50)
    head.writeUInt16LE(8, 8)
    for (const [at, value] of [
      [18, data.length],
      [22, tell(text.length)],
    ] as const)
      head.writeUInt32LE(value, at)
    head.writeUInt16LE(name.length, 26)
    return { name, data, size: tell(text.length), file: Buffer.concat([head, Buffer.from(name), data]) }
  })
  const files = Buffer.concat(
    entries.map(({ file }, at) => {
      places[at] = entries.slice(0, at).reduce((sum, each) => sum + each.file.length, 0)
      return file
    }),
  )
  const directory = Buffer.concat(
    entries.map(({ name, data, size }, at) => {
      const entry = Buffer.alloc(46)
      entry.writeUInt32LE(0x02014b50)
      entry.writeUInt16LE(8, 10)
      for (const [to, value] of [
        [20, data.length],
        [24, size],
        [42, places[at] ?? 0],
      ] as const)
        entry.writeUInt32LE(value, to)
      entry.writeUInt16LE(name.length, 28)
      return Buffer.concat([entry, Buffer.from(name)])
    }),
  )
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  for (const at of [8, 10]) end.writeUInt16LE(entries.length, at)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(files.length, 16)
  return Buffer.concat([files, directory, end])
}

const SHEET = (data: string) => ({
  '[Content_Types].xml':
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
  '_rels/.rels':
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
  'xl/workbook.xml':
    '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${data}</sheetData></worksheet>`,
})
const refused = (bytes: Uint8Array) => readWorkbook({ name: 'bomb.xlsx', bytes })

describe('a workbook', () => {
  test('has its cells as they stand in the sheet', async () => {
    const rows = [
      ['sku', 'barcode', 'title', 'price', 'stock'],
      ['0042', 6_221_000_000_156, 'لبن النيل', 0.1 + 0.2, 12],
      [null, 'نص', true, 1.125, new Date(Date.UTC(2026, 10, 27))],
    ]
    expect(await cellsOf(rows)).toEqual([
      ['sku', 'barcode', 'title', 'price', 'stock'],
      ['0042', '6221000000156', 'لبن النيل', '0.3', '12'],
      ['', 'نص', 'true', '1.1250', '2026-11-27'],
    ])
  })

  test('keeps the zeros that a format puts before a number', async () => {
    const columns = [{ style: { numFmt: '0000000000000' } }, {}]
    const bytes = await writeXlsx({ sheets: [{ name: 'S', columns, rows: [[41_000_000_156, 41_000_000_156]] }] })
    expect((await readWorkbook({ name: 'codes.xlsx', bytes })).lines).toEqual([
      { number: 1, cells: ['0041000000156', '41000000156'] },
    ])
  })

  test('tells what a format says of a number: another currency, a share, a price of a measure', async () => {
    const formats = [
      '#,##0.00 "EGP"',
      '[$€-2] #,##0.00',
      '[$$-409]#,##0.00',
      '_($* #,##0.00_)',
      '0%',
      '0.00" /kg"',
      '0" pcs"',
    ]
    const columns = [...formats, '[$ج.م.-C01] 0.00'].map((numFmt) => ({ style: { numFmt } }))
    const bytes = await writeXlsx({ sheets: [{ name: 'S', columns, rows: [columns.map(() => 12)] }] })
    const [line] = (await readWorkbook({ name: 'prices.xlsx', bytes })).lines
    expect(line?.cells).toEqual(['12', '12€', '12$', '12$', '12%', '12 /kg', '12', '12'])
  })

  test('has no cell that its program has not worked out, and all digits of whole numbers', async () => {
    const row =
      '<row r="1"><c r="A1"><f>5*2</f></c><c r="B1"><f>5*2</f><v>10</v></c><c r="C1"><v>1000000000000001</v></c></row>'
    const { lines } = await readWorkbook({ name: 'x.xlsx', bytes: aZip(SHEET(row)) })
    expect(lines[0]?.cells).toEqual(['#N/A', '10', '1000000000000001'])
  })

  test('is read at the first sheet with goods, not at one of notes', async () => {
    const goods = {
      name: 'Goods',
      rows: [
        ['title', 'price'],
        ['Milk', 12],
      ],
    }
    for (const rows of [[], [['How to fill this in']]]) {
      const table = await readTable(await aWorkbook(rows, goods))
      expect(table.rows).toMatchObject([{ cells: { title: 'Milk' } }])
      expect(table.notes.map(({ text }) => text)).toContain('The sheet "Goods" was read, and not Prices.')
    }
    await expect(readTable(await aWorkbook([['Nothing']], { name: 'More', rows: [] }))).rejects.toThrow('headings')
  })

  test('is read at its first sheet that is not hidden, or at the one that is named', async () => {
    const hidden = { name: 'Costs', hidden: true, rows: [['secret']] }
    const sheets: WriteSheet[] = [hidden, { name: 'Dairy', rows: [['a']] }, { name: 'Tea', rows: [['b']] }]
    const file = { name: 'all.xlsx', bytes: await writeXlsx({ sheets }) }
    expect(await readWorkbook(file)).toMatchObject({
      sheet: 'Dairy',
      sheets: ['Dairy', 'Tea'],
      lines: [{ cells: ['a'] }],
    })
    expect(await readWorkbook(file, 'Tea')).toMatchObject({ lines: [{ cells: ['b'] }] })
    await expect(readWorkbook(file, 'Costs')).rejects.toThrow('There is no sheet "Costs" to be seen in all.xlsx.')
  })

  test('has days where a code or a size was eaten, and numbers with three decimals: problems that say so', async () => {
    const day = new Date('2026-03-10')
    const rows = [
      ['title', 'price', 'sku', 'unit'],
      ['Milk', 1.255, 'M', ''],
      ['Tea', 1, day, ''],
      ['Rice', 1, 'R', day],
    ]
    const { problems } = await readRows(await readTable(await aWorkbook(rows)))
    expect(problems.map(({ place, column, message }) => `${place} ${column} ${message.text}`)).toEqual([
      'line 2 price must have at most two decimals',
      'line 3 sku was lost when the file was saved: take the text from the original again',
      'line 4 unit was lost when the file was saved: take the text from the original again',
    ])
  })

  test('is read where a code has the format of a day, which Excel shows as ####', async () => {
    const rows = [
      ['title', 'price', 'barcode'],
      ['Milk', 42, 6_221_012_345_678],
      ['Tea', 12, null],
    ]
    const cells = new Map([['1,2', { value: 6_221_012_345_678, style: { numFmt: 'yyyy-mm-dd' } }]])
    const table = await readTable({ name: 'a.xlsx', bytes: await writeXlsx({ sheets: [{ name: 'S', rows, cells }] }) })
    const read = await readRows(table)
    expect(read.rows.map(({ wanted: { title, barcode } }) => [title, barcode])).toEqual([
      ['Milk', undefined],
      ['Tea', undefined],
    ])
    expect(read.notes.map(({ text }) => text)).toEqual([expect.stringMatching(/^1 row .*read as having none/)])
  })

  test('has times of the shopkeeper’s own clock: a sale from 13:45 begins then', async () => {
    vi.setSystemTime('2026-11-27T11:46Z')
    onTestFinished(() => void vi.useRealTimers())
    const rows = [
      ['أسم المنتج', 'تصنيف المنتج', 'سعر المنتج', 'السعر المخفض', 'تاريخ بداية التخفيض', 'رمز المنتج sku'],
      ['Yoghurt', 'Dairy', 8.5, 7, new Date('2026-11-27T13:45Z'), new Date('2026-03-10T01:30Z')],
    ]
    const table = await readTable(await aWorkbook(rows))
    expect(table.rows[0]?.cells).toMatchObject({ priceAfterDiscount: '7' })
    expect((await readRows(table)).problems).toMatchObject([{ column: 'رمز المنتج sku' }])
  })

  test('tells of rows that a filter hides, and reads them', async () => {
    const rows = [['title', 'price'], ['Milk', 46.5], ['Tea', 12], [], ['Rice', 30]]
    const rowDefs = new Map([2, 3, 4].map((row) => [row, { hidden: true }]))
    const table = await readTable({
      name: 'a.xlsx',
      bytes: await writeXlsx({ sheets: [{ name: 'S', rows, rowDefs }] }),
    })
    expect(table.rows).toHaveLength(3)
    expect(table.notes.map(({ text }) => text)).toEqual([
      '2 rows that the workbook hides, first line 3. They are read as well: delete what is not for sale.',
    ])
  })

  test('becomes a table whose places are rows of the sheet, whatever its file is called', async () => {
    const rows = [['Prices of November'], [], ['slug', 'price'], ['nile-milk-1l', 46.5]]
    const { bytes } = await aWorkbook(rows, { name: 'Notes', rows: [['x']] })
    const table = await readTable({ name: 'prices.csv', bytes })
    expect(table.rows).toMatchObject([{ place: 'line 4', cells: { slug: 'nile-milk-1l', price: '46.5' } }])
    expect(table.notes.map(({ text }) => text)).toContain('The sheet "Prices" was read, and not Notes.')
  })
})

describe('a file that would take the server down is refused with a sentence', () => {
  const tooMuch = 'bomb.xlsx holds more than can be read.'
  const cell = (at: string) => `<c r="${at}" t="inlineStr"><is><t>x</t></is></c>`

  test('a cell at the far corner', async () => {
    const data = `<row r="1">${cell('A1')}</row><row r="1048576">${cell('XFD1048576')}</row>`
    await expect(refused(aZip(SHEET(data)))).rejects.toThrow('bomb.xlsx is no Excel workbook that can be read.')
  })

  test('parts that unpack to hundreds of megabytes, told or not', async () => {
    const zeros = { 'xl/sharedStrings.xml': ' '.repeat(140 * 1024 * 1024) }
    await expect(refused(aZip(zeros))).rejects.toThrow(tooMuch)
    await expect(refused(aZip(zeros, () => 0))).rejects.toThrow(tooMuch)
    expect(unpackedSize(aZip({ a: 'x'.repeat(1000) }))).toBe(1000)
  })

  test('a second directory for archives of 4 GB, which tells what the first one hides', async () => {
    const zip = aZip({ 'xl/sharedStrings.xml': ' '.repeat(140 * 1024 * 1024) })
    const [end, record, locator] = [zip.subarray(-22), Buffer.alloc(56), Buffer.alloc(20)]
    record.writeUInt32LE(0x06064b50)
    for (const [to, value] of [
      [32, end.readUInt16LE(10)],
      [40, end.readUInt32LE(12)],
      [48, end.readUInt32LE(16)],
    ] as const)
      record.writeBigUInt64LE(BigInt(value), to)
    locator.writeUInt32LE(0x07064b50)
    locator.writeBigUInt64LE(BigInt(zip.length - 22), 8)
    const hidden = Buffer.from(end)
    hidden.writeUInt16LE(0, 10)
    hidden.writeUInt32LE(0xffff_ffff, 12)
    const bomb = Buffer.concat([zip.subarray(0, -22), record, locator, hidden])
    expect(unpackedSize(bomb)).toBeUndefined()
    await expect(refused(bomb)).rejects.toThrow('is no Excel workbook')
  })

  test('parts that tell less than they hold', async () => {
    const data = `<row r="1">${cell('A1')}</row>${' '.repeat(200 * 1024)}`
    await expect(refused(aZip(SHEET(data), (size) => Math.min(size, 1000)))).rejects.toThrow('is no Excel workbook')
  })

  test('one long text in every cell', async () => {
    const text = 'x'.repeat(30_000)
    const rows = Array.from({ length: 3_000 }, () => [text])
    await expect(cellsOf(rows)).rejects.toThrow('prices.xlsx holds more than can be read.')
  })

  test('more rows than a shop has', async () => {
    const rows = Array.from({ length: 50_001 }, (_, row) => `<row r="${row + 1}">${cell(`A${row + 1}`)}</row>`)
    await expect(refused(aZip(SHEET(rows.join(''))))).rejects.toThrow('bomb.xlsx has more than 50,000 rows.')
  })

  test('what is no workbook at all, an old one and a large one', async () => {
    await expect(refused(Buffer.from('504b0304', 'hex'))).rejects.toThrow('is no Excel workbook')
    await expect(refused(Buffer.alloc(5 * 1024 * 1024))).rejects.toThrow('is larger than 4 MB')
    const old = { name: 'old.xls', bytes: Buffer.from('d0cf11e0a1b11ae1', 'hex') }
    await expect(readTable(old)).rejects.toThrow('old.xls is an old workbook (.xls), or one with a password.')
  })
})
