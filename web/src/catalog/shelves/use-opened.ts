import { type DefaultError, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryClient } from '../../api/query-client.ts'

/** Loads the item with the id given to `open`. It counts as opened once it has loaded. */
export function useOpened<T, Key extends QueryKey>(queryOf: (id: string) => UseQueryOptions<T, DefaultError, T, Key>) {
  const [id, setId] = useState<string>()
  const query = useQuery({ ...queryOf(id ?? ''), enabled: id !== undefined })

  function open(wanted: string) {
    setId(wanted)
    // Opening it again retries a failed load.
    void queryClient.prefetchQuery(queryOf(wanted))
  }

  return {
    opened: id === undefined ? undefined : query.data,
    isOpening: query.isLoading,
    open,
    close: () => setId(undefined),
  }
}
