/** The rows of a preview by what becomes of them. */
import type { ReactNode } from 'react'
import { Choice } from '../app/form.tsx'
import { egp } from '../app/money.ts'
import { Change, Differences, Name, Section } from './preview-section.tsx'
import { downloadRefused } from './refused-file.ts'
import type { Report } from './use-imports.ts'
import { messages } from '#messages/imports'

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
          <button type="button" onClick={() => downloadRefused(refused)} className="button button-quiet my-2">
            {messages.refusedAsFile}
          </button>
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
