import { type DefaultError, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryClient } from '../api/query-client.ts'

/** What the shopper wants to see closer: it is loaded first, and open once it is there. */
export function useOpened<T, Key extends QueryKey>(queryOf: (id: string) => UseQueryOptions<T, DefaultError, T, Key>) {
  const [id, setId] = useState<string>()
  const query = useQuery({ ...queryOf(id ?? ''), enabled: id !== undefined })

  function open(wanted: string) {
    setId(wanted)
    // Of a failure nothing is shown; pressing again is how a shopper tries again.
    prefetch(queryOf(wanted))
  }

  return {
    opened: id === undefined ? undefined : query.data,
    isOpening: query.isLoading,
    open,
    close: () => setId(undefined),
  }
}

/** For where a finger or a cursor is about to open something. Does nothing where it is known already. */
export function prefetch<T, Key extends QueryKey>(query: UseQueryOptions<T, DefaultError, T, Key>): void {
  void queryClient.prefetchQuery(query)
}
