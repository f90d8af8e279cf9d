/** A value of a chart, and how it is written. A chart draws and writes no other figures. */
export interface ChartRow {
  readonly label: string
  readonly value: number
  readonly text: string
}
