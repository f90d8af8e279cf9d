import { Button } from '@baqala/kit/ui/button.tsx'
import { Choice } from '../app/form.tsx'
import { Change } from '../app/screen-parts.tsx'
import { egp, inLanguage } from '../app/words.ts'
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
  const { refused, changed, added, counted, missing, counts } = report
  const product = {
    head: messages.product,
    className: 'font-bold break-words sm:w-2/5',
    cell: ({ title, titleAr }: Report['missing'][number]) => <bdi>{inLanguage(title, titleAr)}</bdi>,
  }
  const beforeAndAfter = { head: messages.beforeAndAfter }
  return (
    <>
      <RefusedRows refused={refused} count={counts.refused} />
      <Section
        title={messages.changed}
        count={counts.changed}
        rows={changed}
        columns={[product, { ...beforeAndAfter, cell: (each) => <Differences differences={each.differences} /> }]}
      />
      <Section
        title={messages.added}
        count={counts.added}
        rows={added}
        columns={[
          product,
          { head: messages.unit, cell: ({ unit }) => <bdi>{unit}</bdi> },
          { head: messages.price, className: 'sm:whitespace-nowrap', cell: ({ price }) => egp(price) },
        ]}
      />
      <Section
        title={messages.counted}
        count={counts.counted}
        rows={counted}
        columns={[product, { ...beforeAndAfter, cell: ({ from, to }) => <Change from={`${from}`} to={`${to}`} /> }]}
      />
      <Section
        title={messages.missing}
        count={counts.missing}
        rows={missing}
        columns={[product]}
        isClosed
        about={
          counts.refused > 0 ? (
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

function RefusedRows({ refused, count }: Pick<Report, 'refused'> & { readonly count: number }) {
  return (
    <Section
      title={messages.refused}
      count={count}
      rows={refused}
      columns={[
        { head: messages.line, className: 'whitespace-nowrap', isNamed: true, cell: ({ line }) => line },
        { head: messages.column, className: 'font-bold', cell: ({ column }) => <bdi>{column}</bdi> },
        { head: messages.why, className: 'break-words text-tomato-ink', cell: ({ why }) => why },
      ]}
      about={
        <>
          <p className="text-ink-soft">{messages.refusedHint}</p>
          <Button onClick={() => downloadRefused(refused)} className="my-2" text={messages.refusedAsFile} />
        </>
      }
    />
  )
}

/** Hands the refused rows to the browser as CSV that Excel opens. */
export function downloadRefused(refused: Report['refused']): void {
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
