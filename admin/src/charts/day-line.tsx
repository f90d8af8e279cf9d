import { ChartTable } from './chart-table.tsx'
import type { ChartRow } from './chart-row.ts'

interface DayLineProps {
  readonly caption: string
  readonly headings: readonly [string, string]
  /** One for each day, in order; at least two. */
  readonly rows: readonly ChartRow[]
}

/** A line by day with nought at its foot; on a day on which more money went back than came, below it. */
export function DayLine({ caption, headings, rows }: DayLineProps) {
  const values = rows.map(({ value }) => value)
  const [low, top] = [Math.min(0, ...values), Math.max(1, ...values)]
  const y = (value: number) => 100 - ((value - low) / (top - low)) * 100
  const points = values.map((value, at) => `${at},${y(value)}`)
  const last = rows.length - 1
  const peak = rows.find(({ value }) => value === top)
  return (
    <figure>
      <figcaption className="font-bold">{caption}</figcaption>
      <p className="chart-top">{peak && `${peak.label}: ${peak.text}`}</p>
      <svg aria-hidden viewBox={`0 0 ${last} 100`} preserveAspectRatio="none" className="chart rtl:-scale-x-100">
        <path className="chart-area" d={`M0,${y(0)} L${points.join(' ')} L${last},${y(0)} Z`} />
        <polyline points={points.join(' ')} vectorEffect="non-scaling-stroke" />
      </svg>
      <div aria-hidden className="flex justify-between text-sm text-ink-soft">
        <span>{rows[0]?.label}</span>
        <span>{rows[last]?.label}</span>
      </div>
      <ChartTable caption={caption} headings={headings} rows={rows} />
    </figure>
  )
}
