import type { ReactNode } from 'react'
import { messages } from '#messages/charts'

/** A value of a chart, and how it is written. A chart draws and writes no other figures. */
export interface ChartRow {
  readonly label: string
  readonly value: number
  readonly text: string
}

interface ChartProps {
  readonly caption: string
  readonly headings: readonly [string, string]
  /** One for each hour or day, in order. */
  readonly rows: readonly ChartRow[]
}

// An axis with every hour could not be read on a phone.
const LABEL_EVERY = 3

export function HourBars(chart: ChartProps) {
  const { rows } = chart
  const top = Math.max(1, ...rows.map(({ value }) => value))
  const axis = (
    <div aria-hidden className="chart-axis">
      {rows.map(({ label }, at) => (
        <span key={label}>{at % LABEL_EVERY === 0 && <span>{label}</span>}</span>
      ))}
    </div>
  )
  return (
    <Frame {...chart} top={top} width={rows.length} axis={axis}>
      {rows.map(({ label, value }, at) => (
        <rect key={label} x={at + 0.12} width={0.76} y={100 - (value / top) * 100} height={(value / top) * 100} />
      ))}
    </Frame>
  )
}

/** A line by day with nought at its foot; on a day on which more money went back than came, below it. */
export function DayLine(chart: ChartProps) {
  const { rows } = chart
  const values = rows.map(({ value }) => value)
  const [low, top] = [Math.min(0, ...values), Math.max(0, ...values) || 1]
  const y = (value: number) => 100 - ((value - low) / (top - low)) * 100
  const points = values.map((value, at) => `${at},${y(value)}`).join(' ')
  const last = rows.length - 1
  const axis = (
    <div aria-hidden className="flex justify-between text-sm text-ink-soft">
      <span>{rows[0]?.label}</span>
      <span>{rows[last]?.label}</span>
    </div>
  )
  return (
    <Frame {...chart} top={top} width={last} axis={axis}>
      <path className="chart-area" d={`M0,${y(0)} L${points} L${last},${y(0)} Z`} />
      <polyline points={points} vectorEffect="non-scaling-stroke" />
    </Frame>
  )
}

interface FrameProps extends ChartProps {
  readonly top: number
  readonly width: number
  readonly axis: ReactNode
  readonly children: ReactNode
}

/**
 * The highest value above the drawing, and all as a table below it. An SVG is drawn from the left: it is turned round where
 * lines start at the right.
 */
function Frame({ top, width, axis, children, caption, headings, rows }: FrameProps) {
  const peak = rows.find(({ value }) => value === top)
  return (
    <figure>
      <figcaption className="font-bold">{caption}</figcaption>
      <p className="mt-1 mb-3 text-sm text-ink-soft">{peak && `${peak.label}: ${peak.text}`}</p>
      <svg aria-hidden viewBox={`0 0 ${width} 100`} preserveAspectRatio="none" className="chart rtl:scale-[-1_1]">
        {children}
      </svg>
      {axis}
      <details className="mt-2">
        <summary className="chart-summary">{messages.asTable}</summary>
        <table aria-label={caption} className="w-full text-start">
          <thead>
            <tr className="text-sm text-ink-soft">
              {headings.map((heading) => (
                <th key={heading} scope="col" className="py-1 text-start">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, text }) => (
              <tr key={label} className="border-t border-line">
                <th scope="row" className="py-1 text-start font-normal">
                  {label}
                </th>
                <td className="tabular py-1">{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

interface SharesProps {
  readonly caption: string
  readonly headings: readonly [string, string, string]
  readonly rows: readonly ChartRow[]
}

/** Shares of a whole, the largest first. The chart is a table itself, with a bar in each row. */
export function Shares({ caption, headings, rows }: SharesProps) {
  const whole = rows.reduce((sum, { value }) => sum + value, 0)
  return (
    <table className="share-table w-full">
      <caption className="mb-2 text-start font-bold">{caption}</caption>
      <thead className="sr-only">
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, value, text }) => (
          <tr key={label}>
            <th scope="row" className="pt-2 pe-3 text-start font-normal">
              <bdi>{label}</bdi>
              <svg aria-hidden viewBox="0 0 100 4" preserveAspectRatio="none" className="chart-share rtl:scale-[-1_1]">
                <rect className="chart-rest" width="100" height="4" />
                <rect width={percentOf(value, whole)} height="4" />
              </svg>
            </th>
            <td className="tabular pt-2 pe-3 text-end whitespace-nowrap">{text}</td>
            <td className="tabular w-12 pt-2 text-end text-ink-soft">{Math.round(percentOf(value, whole))}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function percentOf(value: number, whole: number): number {
  return whole === 0 ? 0 : (value / whole) * 100
}
