import { notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { isWorthRetrying, waitBeforeRetry } from './load.ts'
import { onTokenChange } from './stored-session.ts'

/** Holds everything the server knows, by noun, and every change under way. There is no other store of it in the browser. */
export const queryClient = new QueryClient({
  // Specification 8: failures that are not shown to the shopper are recorded in the console.
  queryCache: new QueryCache({ onError: (error, query) => console.error(query.queryKey[0], error.message) }),
  defaultOptions: {
    // `networkMode: 'always'`: the browser is often wrong about being offline, and a failed try counts like any other.
    queries: {
      retry: isWorthRetrying,
      retryDelay: waitBeforeRetry,
      networkMode: 'always',
    },
    // A finished mutation has nothing left to tell; one that runs is never dropped.
    mutations: { networkMode: 'always', gcTime: 1000 },
  },
})

// Rendered before the next event: a second tap in the same frame must see the count that the first one made.
notifyManager.setScheduler(queueMicrotask)

// Changes belong to the session that made them: what waits is not sent, and no late answer shows in the next one.
onTokenChange(() => queryClient.getMutationCache().clear())
