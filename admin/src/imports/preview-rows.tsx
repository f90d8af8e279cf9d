import { Button } from '@baqala/kit/ui/button.tsx'
import { Choice } from '../ui/form.tsx'
import { BeforeAfter } from '../ui/screen-parts.tsx'
import { egp, inLanguage } from '../ui/words.ts'
import { Differences, Section } from './preview-section.tsx'
import type { Report } from './use-imports.ts'
import { messages } from '#messages/imports'

/** The rows of a preview by what becomes of them. */

interface PreviewRowsProps {
  readonly report: Report
  readonly isWithdrawn: boolean
  readonly onWithdraw: (isWithdrawn: boolean) => void
}

export function PreviewRows({ report, isWithdrawn, onWithdraw }: PreviewRowsProps) {
  const product = {
    head: messages.product,
    className: 'font-bold break-words sm:w-2/5',
    cell: ({ title, titleAr }: Report['missing'][number]) => <bdi>{inLanguage(title, titleAr)}</bdi>,
  }
  const changes = { head: messages.beforeAndAfter }
  return (
    <>
      <RefusedRows report={report} />
      <Section
        report={report}
        kind="changed"
        columns={[product, { ...changes, cell: (each) => <Differences differences={each.differences} /> }]}
      />
      <Section
        report={report}
        kind="added"
        columns={[
          product,
          { head: messages.unit, cell: ({ unit }) => <bdi>{unit}</bdi> },
          { head: messages.price, className: 'sm:whitespace-nowrap', cell: ({ price }) => egp(price) },
        ]}
      />
      <Section
        report={report}
        kind="counted"
        columns={[product, { ...changes, cell: ({ from, to }) => <BeforeAfter from={`${from}`} to={`${to}`} /> }]}
      />
      <Section
        report={report}
        kind="missing"
        columns={[product]}
        isClosed
        about={
          report.counts.refused > 0 ? (
            <p className="text-ink-soft">{messages.withdrawHint}</p>
          ) : (
            <Choice
              label={messages.withdrawMissing}
              checked={isWithdrawn}
              onChange={({ target }) => onWithdraw(target.checked)}
            />
          )
        }
      />
    </>
  )
}

function RefusedRows({ report }: { readonly report: Report }) {
  return (
    <Section
      report={report}
      kind="refused"
      columns={[
        { head: messages.line, className: 'whitespace-nowrap', isNamed: true, cell: ({ line }) => line },
        { head: messages.column, className: 'font-bold', cell: ({ column }) => <bdi>{column}</bdi> },
        { head: messages.why, className: 'break-words text-tomato-ink', cell: ({ why }) => why },
      ]}
      about={
        <>
          <p className="text-ink-soft">{messages.refusedHint}</p>
          <Button onClick={() => downloadRefused(report.refused)} className="my-2" text={messages.refusedAsFile} />
        </>
      }
    />
  )
}

/** Hands the refused rows to the browser as CSV that Excel opens. */
function downloadRefused(refused: Report['refused']): void {
  const head = [messages.line, messages.column, messages.why]
  const rows = [head, ...refused.map(({ line, column = '', why }) => [String(line), column, why])]
  const csv = `\uFEFF${rows.map((row) => row.map(toCell).join(',')).join('\r\n')}\r\n`
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }))
  link.download = 'left-out.csv'
  link.click()
  URL.revokeObjectURL(link.href)
}

/** A spreadsheet would run what a stranger wrote into a heading. */
function toCell(text: string): string {
  return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}
