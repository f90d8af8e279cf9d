/** The parts of which screens are made: a head, content once it is loaded, tables, links to other pages and views. */
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ButtonLink } from '@baqala/kit/ui/button.tsx'
import { LoadFailed } from '@baqala/kit/ui/load-failed.tsx'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { Spinner } from '@baqala/kit/ui/spinner.tsx'
import { CallFailed } from '../api/calls.ts'
import { queryString, useQueryParams } from './paths.ts'
import { messages } from '#messages/ui'

/** The title of a screen, and at the other end of its line what can be done. */
export function ScreenHead({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <ScreenTitle>{title}</ScreenTitle>
      {children}
    </div>
  )
}

/** The part of a query that is needed to show it. */
export type Loadable<Data> = Pick<UseQueryResult<Data>, 'data' | 'error'> & { readonly refetch: () => unknown }

interface LoadedProps<Data> {
  readonly query: Loadable<Data>
  /** Said where nothing could be loaded; without it the server's own sentence is. */
  readonly failureText?: string | undefined
  /** Around the failure. */
  readonly className?: string
  readonly children: (data: Data) => ReactNode
}

/** The newest answer that came: old ones stay while newer ones fail. Until the first a spinner, or a button to try again. */
export function Loaded<Data>({ query: { data, error, refetch }, failureText, className, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data)
  if (!error)
    return (
      // Not as high as the window: dialogs and lists that scroll load too.
      <div className="grid justify-items-center py-16">
        <Spinner />
      </div>
    )
  // Trying again brings nothing back that is gone or was done already.
  const isFinal = error instanceof CallFailed && [404, 409].includes(error.status)
  return (
    <div role="alert" className={className ?? 'mt-3'}>
      <LoadFailed text={failureText ?? error.message} onRetry={isFinal ? undefined : () => void refetch()} />
    </div>
  )
}

interface NameLinkProps {
  /** Undefined if the reader may not open the named thing. */
  readonly to: string | undefined
  readonly label?: string
  readonly name: string
}

/** A name that opens what it names. The label says what the link does, where the name alone does not. */
export function NameLink({ to, label, name }: NameLinkProps) {
  if (to === undefined) return <bdi className="font-bold">{name}</bdi>
  return <ButtonLink to={to} aria-label={label} look="text" className="tall-link" text={<bdi>{name}</bdi>} />
}

/** A value before and after a change. */
export function BeforeAfter({ from, to }: { readonly from: string | undefined; readonly to: string | undefined }) {
  // The server writes 'none' for nothing in the changes of a product, in English for every reader.
  const shown = (value: string | undefined) => (value && value !== 'none' ? value : messages.none)
  return (
    <>
      <del>
        <bdi>{shown(from)}</bdi>
      </del>{' '}
      <span aria-hidden className="inline-block rtl:scale-[-1_1]">
        →
      </span>{' '}
      <ins className="font-bold no-underline">
        <bdi>{shown(to)}</bdi>
      </ins>
    </>
  )
}

export interface Column<Row> {
  readonly head: ReactNode
  /** The way in which the rows are sorted by it, where they can be. */
  readonly sort?: 'ascending' | 'descending' | 'none'
  readonly cell: (row: Row) => ReactNode
  readonly className?: string
  /** On a phone, where a row is a card, the cell names its column. */
  readonly isNamed?: true
}

interface TableProps<Row> {
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row, index: number) => string
  readonly columns: readonly Column<Row>[]
  /** Around the table. */
  readonly className?: string
  readonly rowClass?: (row: Row) => string | undefined
  /** Said where there is no row. */
  readonly empty?: string
}

/** Rows under their headings; below 640 px each row is a card (admin.css). */
export function Table<Row>({ rows, keyOf, columns, className = '', rowClass, empty }: TableProps<Row>) {
  if (rows.length === 0 && empty) return <p className={`p-6 ${className}`}>{empty}</p>
  return (
    <div className={className}>
      <table className="admin-table">
        <thead>
          <tr className="text-sm text-ink-soft">
            {columns.map(({ head, sort }, at) => (
              <th key={at} scope="col" aria-sort={sort}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={keyOf(row, index)} className={rowClass?.(row)}>
              {columns.map(({ head, cell, className, isNamed }, at) => (
                <td key={at} className={className}>
                  {isNamed && <span className="text-ink-soft sm:hidden">{head}: </span>}
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Links to the pages before and after; what is looked for stays in the address. */
export function Pager({ page, hasMore }: { readonly page: number; readonly hasMore: boolean }) {
  const asked = useQueryParams()
  const linkTo = (other: number) => queryString({ ...asked, page: other })
  if (page === 1 && !hasMore) return null
  return (
    <div className="mt-4 flex gap-3">
      {page > 1 && <ButtonLink to={linkTo(page - 1)} text={messages.previous} />}
      {hasMore && <ButtonLink to={linkTo(page + 1)} text={messages.next} />}
    </div>
  )
}

interface ChoiceLinksProps<Choice> {
  readonly label: string
  readonly choices: readonly (readonly [Choice, text: string])[]
  readonly chosen: Choice
  readonly linkTo: (choice: Choice) => string
  readonly className?: string
}

/** A few views of a screen, one of which is shown: each is a link, because the address says which. */
export function ChoiceLinks<Choice extends string | number>(props: ChoiceLinksProps<Choice>) {
  const { label, choices, chosen, linkTo, className = 'flex flex-wrap gap-1' } = props
  return (
    <nav aria-label={label} className={className}>
      {choices.map(([choice, text]) => (
        <ButtonLink
          key={choice}
          to={linkTo(choice)}
          aria-current={choice === chosen ? 'page' : undefined}
          look="none"
          className="admin-tab"
          text={text}
        />
      ))}
    </nav>
  )
}
