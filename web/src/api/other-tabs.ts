/** Synchronizes the tabs of one browser: after a change in one tab, the others fetch the cart or the wish list again. */
import { queryClient } from './query-client.ts'

/** The message is the first part of the query keys to refetch. */
export const refetchInOtherTabs: (noun: 'cart' | 'wishlist') => void = openTabsChannel(
  'baqala',
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
