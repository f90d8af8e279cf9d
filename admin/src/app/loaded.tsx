import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailed } from '@baqala/kit/ui/load-failed.tsx'
import { PageSpinner } from '@baqala/kit/ui/spinner.tsx'

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
