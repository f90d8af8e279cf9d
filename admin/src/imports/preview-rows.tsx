import { escapeCell } from '@baqala/contract/csv-cell'
import { type ReactNode, useState } from 'react'
import { Button } from '@baqala/kit/ui/button.tsx'
import { ChevronRight } from '@baqala/kit/ui/icons.tsx'
import { fieldName } from '../goods/field-name.ts'
import { Choice } from '../ui/form.tsx'
import { BeforeAfter, type Column, Table } from '../ui/screen-parts.tsx'
import { egp, wholeTitle } from '../ui/words.ts'
import type { Report } from './use-imports.ts'
import { messages } from '#messages/imports'

const AT_ONCE = 50

/** The rows of a preview by what becomes of them. */

interface PreviewRowsProps {
  readonly report: Report
  readonly isWithdrawn: boolean
  readonly onWithdraw: (isWithdrawn: boolean) => void
}

export function PreviewRows({ report, isWithdrawn, onWithdraw }: PreviewRowsProps) {
  const product = {
    head: messages.product,
    className: 'font-bold sm:w-2/5',
    cell: (each: Report['missing'][number]) => <bdi>{wholeTitle(each)}</bdi>,
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
        { head: messages.why, className: 'text-tomato-ink', cell: ({ why }) => why },
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

type Kind = 'refused' | 'changed' | 'added' | 'counted' | 'missing'

interface SectionProps<Of extends Kind> {
  readonly report: Report
  readonly kind: Of
  readonly columns: readonly Column<Report[Of][number]>[]
  readonly about?: ReactNode
  readonly isClosed?: boolean
}

/** The rows of one kind, fifty at a time. There may be more than the server tells. */
function Section<Of extends Kind>({ report, kind, columns, about, isClosed = false }: SectionProps<Of>) {
  const [shown, setShown] = useState(AT_ONCE)
  const titles: Readonly<Record<Kind, string>> = messages
  const count = report.counts[kind]
  const rows: readonly Report[Of][number][] = report[kind]
  if (count === 0) return null
  return (
    <details open={!isClosed} className="group panel mt-4">
      <summary className="flex min-h-14 cursor-pointer items-center gap-3 rounded-card px-5 text-lg font-bold">
        {titles[kind]}
        <span className="rounded-full bg-well px-3 text-base">{count.toLocaleString('en')}</span>
        <ChevronRight aria-hidden className="ms-auto rotate-90 group-open:-rotate-90" />
      </summary>
      {about && <div className="px-5 pb-2">{about}</div>}
      <Table className="px-2 pb-2" rows={rows.slice(0, shown)} keyOf={(_, at) => String(at)} columns={columns} />
      {rows.length > shown && (
        <Button onClick={() => setShown(shown + 2 * AT_ONCE)} className="m-4" text={messages.more} />
      )}
      {rows.length <= shown && count > rows.length && (
        <p className="p-5 text-ink-soft">{messages.first(rows.length)}</p>
      )}
    </details>
  )
}

function Differences({ differences }: Pick<Report['changed'][number], 'differences'>) {
  return (
    <ul className="grid gap-1">
      {differences.map(({ field, from, to }) => (
        <li key={field}>
          <span className="text-ink-soft">
            {fieldName(field)}
            {to === undefined ? '' : ':'}
          </span>{' '}
          {to !== undefined && <BeforeAfter from={from} to={to} />}
        </li>
      ))}
    </ul>
  )
}

/** Hands the refused rows to the browser as CSV that Excel opens. Strangers wrote some of the texts. */
function downloadRefused(refused: Report['refused']): void {
  const head = [messages.line, messages.column, messages.why]
  const rows = [head, ...refused.map(({ line, column = '', why }) => [String(line), column, why])]
  const csv = `\uFEFF${rows.map((row) => row.map((text) => `"${escapeCell(text).replaceAll('"', '""')}"`).join(',')).join('\r\n')}\r\n`
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }))
  link.download = 'left-out.csv'
  link.click()
  URL.revokeObjectURL(link.href)
}
