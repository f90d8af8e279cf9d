import { QueryCache, QueryClient } from '@tanstack/react-query'
import { isWorthRetrying, waitBeforeRetry } from './load.ts'

/** What the server knows, kept by noun. The one home of catalogue, cart and wish list in the browser. */
export const queryClient = new QueryClient({
  // Spec 8: what is not shown to the shopper is recorded in the console.
  queryCache: new QueryCache({ onError: (error, query) => console.error(query.queryKey[0], error.message) }),
  defaultOptions: {
    queries: {
      retry: isWorthRetrying,
      retryDelay: waitBeforeRetry,
      // The browser's idea of being offline is often wrong; a try that fails is counted like any other.
      networkMode: 'always',
    },
  },
})
