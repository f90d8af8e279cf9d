/** What screens are made of: a head, content once it is loaded, tables. */
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailed } from '@baqala/kit/ui/load-failed.tsx'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { PageSpinner } from '@baqala/kit/ui/spinner.tsx'

/** The title of a screen, and at the other end of its line what can be done. */
export function ScreenHead({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <ScreenTitle>{title}</ScreenTitle>
      {children}
    </div>
  )
}

/** As much of a query as is needed to show it. */
export type Loadable<Data> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>

interface LoadedProps<Data> {
  readonly query: Loadable<Data>
  /** Said where nothing could be loaded; without it the server's own sentence is. */
  readonly failed?: string
  /** Around the failure. */
  readonly className?: string
  readonly children: (data: Data) => ReactNode
}

/** The newest answer that came: old ones stay while newer ones fail. Until the first a spinner, or a button to try again. */
export function Loaded<Data>({ query: { data, error, refetch }, failed, className, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data)
  if (!error) return <PageSpinner />
  return (
    <div className={className}>
      <LoadFailed text={failed ?? error.message} onRetry={() => void refetch()} />
    </div>
  )
}

/** Rows under their headings; below 640 px each row is a card (admin.css). */
export function Table({ heads, children }: { readonly heads: readonly ReactNode[]; readonly children: ReactNode }) {
  return (
    <table className="admin-table">
      <thead>
        <tr className="text-sm text-ink-soft">
          {heads.map((head, at) => (
            <th key={at} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
