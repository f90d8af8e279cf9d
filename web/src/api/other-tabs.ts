/** Synchronizes the tabs of one browser: after a change in one tab, the others fetch the cart or the wish list again. */
import { queryClient } from './query-client.ts'

const channel = 'BroadcastChannel' in window ? new BroadcastChannel('baqala') : undefined

// The message is the first part of the query keys to refetch.
channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  void queryClient.invalidateQueries({ queryKey: [data] })
})

export function refetchInOtherTabs(key: 'cart' | 'wishlist'): void {
  channel?.postMessage(key)
}
