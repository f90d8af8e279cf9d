import { notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { isWorthRetrying, waitBeforeRetry } from './load.ts'
import { onTokenChange } from './stored-session.ts'

/** The only cache of server data, and the queue of the changes under way. Query keys begin with what they hold: `cart`, `wishlist` … */
export const queryClient = new QueryClient({
  // Specification 8: failures that are not shown to the shopper are recorded in the console.
  queryCache: new QueryCache({ onError: (error, query) => console.error(query.queryKey[0], error.message) }),
  defaultOptions: {
    // `networkMode: 'always'`, because browsers are often wrong about being offline.
    queries: {
      retry: isWorthRetrying,
      retryDelay: waitBeforeRetry,
      networkMode: 'always',
    },
    // Finished mutations are not read again. Pending ones are never collected.
    mutations: { networkMode: 'always', gcTime: 1000 },
  },
})

// Render before the next event: a second tap in the same frame must see the count after the first.
notifyManager.setScheduler(queueMicrotask)

// A change belongs to its session: after signing out, waiting changes are not sent and late answers are ignored.
onTokenChange(() => queryClient.getMutationCache().clear())

/** After a change in this tab, the other tabs of the browser fetch the cart, the wish list or the addresses again. */
export const refetchInOtherTabs: (noun: 'cart' | 'wishlist' | 'addresses') => void = openTabsChannel(
  'baqala',
  // The message is the first part of the keys of what is fetched again.
  (noun) => void queryClient.invalidateQueries({ queryKey: [noun] }),
)

/**
 * Returns the function that sends a message to the other tabs of this browser. In a browser that has no such channel, or forbids
 * it with its storage, each tab is alone; so is a page that the build renders.
 */
export function openTabsChannel(name: string, onMessage: (message: unknown) => void): (message: unknown) => void {
  try {
    const channel = new window.BroadcastChannel(name)
    channel.onmessage = ({ data }: MessageEvent<unknown>) => onMessage(data)
    return (message) => channel.postMessage(message)
  } catch {
    return () => {}
  }
}
