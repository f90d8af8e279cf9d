import type { ReactNode } from 'react'
import { Button } from '@baqala/kit/ui/button.tsx'
import { Choice } from '../app/form.tsx'
import { egp } from '../app/words.ts'
import { Change, Differences, Name, Section } from './preview-section.tsx'
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
  return (
    <>
      <RefusedRows refused={refused} count={counts.refused} />
      <Section
        title={messages.changed}
        count={counts.changed}
        rows={changed}
        heads={[messages.product, messages.beforeAndAfter]}
        row={(product) => productRow(product, <Differences differences={product.differences} />)}
      />
      <Section
        title={messages.added}
        count={counts.added}
        rows={added}
        heads={[messages.product, messages.unit, messages.price]}
        row={(product) =>
          productRow(
            product,
            <bdi>{product.unit}</bdi>,
            <span className="whitespace-nowrap">{egp(product.price)}</span>,
          )
        }
      />
      <Section
        title={messages.counted}
        count={counts.counted}
        rows={counted}
        heads={[messages.product, messages.beforeAndAfter]}
        row={(product) => productRow(product, <Change from={String(product.from)} to={String(product.to)} />)}
      />
      <Section
        title={messages.missing}
        count={counts.missing}
        rows={missing}
        heads={[messages.product]}
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
        row={(product) => productRow(product)}
      />
    </>
  )
}

function productRow(product: Report['missing'][number], ...cells: readonly ReactNode[]) {
  return (
    <tr key={product.slug}>
      <Name product={product} />
      {cells.map((cell, at) => (
        <td key={at}>{cell}</td>
      ))}
    </tr>
  )
}

function RefusedRows({ refused, count }: Pick<Report, 'refused'> & { readonly count: number }) {
  return (
    <Section
      title={messages.refused}
      count={count}
      rows={refused}
      heads={[messages.line, messages.column, messages.why]}
      about={
        <>
          <p className="text-ink-soft">{messages.refusedHint}</p>
          <Button onClick={() => downloadRefused(refused)} className="my-2" text={messages.refusedAsFile} />
        </>
      }
      row={({ line, column = '', why }, at) => (
        <tr key={at}>
          <td className="whitespace-nowrap">
            <span className="sm:hidden">{messages.line} </span>
            {line}
          </td>
          <td className="font-bold">
            <bdi>{column}</bdi>
          </td>
          <td className="break-words text-tomato-ink">{why}</td>
        </tr>
      )}
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
