import { ChartTable } from './chart-table.tsx'
import type { ChartRow } from './chart-row.ts'

interface HourBarsProps {
  readonly caption: string
  readonly headings: readonly [string, string]
  /** One for each hour, in order. */
  readonly rows: readonly ChartRow[]
}

// An axis with every hour could not be read on a phone.
const LABEL_EVERY = 3

/** Bars by hour, from the start of the line: an SVG is drawn from the left, so it is turned round where lines start at the right. */
export function HourBars({ caption, headings, rows }: HourBarsProps) {
  const top = Math.max(1, ...rows.map(({ value }) => value))
  const peak = rows.find(({ value }) => value === top)
  return (
    <figure>
      <figcaption className="font-bold">{caption}</figcaption>
      <p className="chart-top">{peak && `${peak.label}: ${peak.text}`}</p>
      <svg aria-hidden viewBox={`0 0 ${rows.length} 100`} preserveAspectRatio="none" className="chart rtl:-scale-x-100">
        {rows.map(({ label, value }, at) => (
          <rect key={label} x={at + 0.12} width={0.76} y={100 - (value / top) * 100} height={(value / top) * 100} />
        ))}
      </svg>
      <div aria-hidden className="chart-axis">
        {rows.map(({ label }, at) => (
          <span key={label}>{at % LABEL_EVERY === 0 && <span>{label}</span>}</span>
        ))}
      </div>
      <ChartTable caption={caption} headings={headings} rows={rows} />
    </figure>
  )
}
