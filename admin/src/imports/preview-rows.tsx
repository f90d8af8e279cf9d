/** The rows of a preview by what becomes of them. */
import { Choice } from '../app/form.tsx'
import { egp } from '../app/money.ts'
import { Change, Differences, Name, Section } from './preview-section.tsx'
import { downloadRefused } from './refused-file.ts'
import type { Report } from './use-imports.ts'
import { messages } from '#messages/imports'

interface RowsProps {
  readonly report: Report
}

export function RefusedRows({ report: { refused, counts } }: RowsProps) {
  return (
    <Section
      title={messages.refused}
      count={counts.refused}
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

export function ChangedRows({ report: { changed, counts } }: RowsProps) {
  return (
    <Section
      title={messages.changed}
      count={counts.changed}
      rows={changed}
      heads={[messages.product, messages.beforeAndAfter]}
      row={(product) => (
        <tr key={product.slug}>
          <Name product={product} />
          <td>
            <Differences differences={product.differences} />
          </td>
        </tr>
      )}
    />
  )
}

export function AddedRows({ report: { added, counts } }: RowsProps) {
  return (
    <Section
      title={messages.added}
      count={counts.added}
      rows={added}
      heads={[messages.product, messages.unit, messages.price]}
      row={(product) => (
        <tr key={product.slug}>
          <Name product={product} />
          <td>
            <bdi>{product.unit}</bdi>
          </td>
          <td className="whitespace-nowrap">{egp(product.price)}</td>
        </tr>
      )}
    />
  )
}

export function CountedRows({ report: { counted, counts } }: RowsProps) {
  return (
    <Section
      title={messages.counted}
      count={counts.counted}
      rows={counted}
      heads={[messages.product, messages.beforeAndAfter]}
      row={(product) => (
        <tr key={product.slug}>
          <Name product={product} />
          <td>
            <Change from={String(product.from)} to={String(product.to)} />
          </td>
        </tr>
      )}
    />
  )
}

interface MissingRowsProps extends RowsProps {
  readonly isWithdrawn: boolean
  readonly onChoose: (isWithdrawn: boolean) => void
}

export function MissingRows({ report: { missing, counts }, isWithdrawn, onChoose }: MissingRowsProps) {
  return (
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
            onChange={({ target }) => onChoose(target.checked)}
          />
        )
      }
      row={(product) => (
        <tr key={product.slug}>
          <Name product={product} />
        </tr>
      )}
    />
  )
}
