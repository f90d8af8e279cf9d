/** Synchronizes the tabs of one browser: after a change in one tab, the others fetch the cart or the wish list again. */
import { openTabsChannel } from '@baqala/kit/api/tabs-channel.ts'
import { queryClient } from './query-client.ts'

// The message is the first part of the query keys to refetch.
const tellOthers = openTabsChannel('baqala', (noun) => void queryClient.invalidateQueries({ queryKey: [noun] }))

export function refetchInOtherTabs(key: 'cart' | 'wishlist'): void {
  tellOthers(key)
}
