import type { ChartRow } from './chart.tsx'

interface SharesProps {
  readonly caption: string
  readonly headings: readonly [string, string, string]
  readonly rows: readonly ChartRow[]
}

/** Shares of a whole, the largest first. The chart is a table itself, with a bar in each row. */
export function Shares({ caption, headings, rows }: SharesProps) {
  const whole = rows.reduce((sum, { value }) => sum + value, 0)
  return (
    <table className="w-full">
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
              <svg aria-hidden viewBox="0 0 100 4" preserveAspectRatio="none" className="chart-share rtl:-scale-x-100">
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
