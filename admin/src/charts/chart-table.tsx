import type { ChartRow } from './chart-row.ts'
import { messages } from '#messages/charts'

interface ChartTableProps {
  readonly caption: string
  readonly headings: readonly [string, string]
  readonly rows: readonly ChartRow[]
}

/** The figures of a chart as a table, for screen readers and for whoever wants to read them off. */
export function ChartTable({ caption, headings, rows }: ChartTableProps) {
  return (
    <details className="mt-2">
      <summary className="chart-summary">{messages.asTable}</summary>
      <table className="w-full text-start">
        <caption className="sr-only">{caption}</caption>
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
  )
}
