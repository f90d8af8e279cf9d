import { type ReactNode, useState } from 'react'
import { Button } from '@baqala/kit/ui/button.tsx'
import { ChevronRight } from '@baqala/kit/ui/icons.tsx'
import { BeforeAfter, type Column, Table } from '../ui/screen-parts.tsx'
import type { Report } from './use-imports.ts'
import { messages } from '#messages/imports'

const AT_ONCE = 50

type Kind = 'refused' | 'changed' | 'added' | 'counted' | 'missing'

interface SectionProps<Of extends Kind> {
  readonly report: Report
  readonly kind: Of
  readonly columns: readonly Column<Report[Of][number]>[]
  readonly about?: ReactNode
  readonly isClosed?: boolean
}

/** The rows of one kind, fifty at a time. There may be more than the server tells. */
export function Section<Of extends Kind>({ report, kind, columns, about, isClosed = false }: SectionProps<Of>) {
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

export function Differences({ differences }: Pick<Report['changed'][number], 'differences'>) {
  const names = new Map(Object.entries(messages.fields))
  return (
    <ul className="grid gap-1">
      {differences.map(({ field, from, to }) => (
        <li key={field} className="break-words">
          <span className="text-ink-soft">
            {names.get(field) ?? field}
            {to === undefined ? '' : ':'}
          </span>{' '}
          {to !== undefined && <BeforeAfter from={from} to={to} />}
        </li>
      ))}
    </ul>
  )
}
