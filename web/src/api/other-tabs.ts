/** Keeps the tabs of one browser in step: a tab that changed a noun names it, and the others fetch it again. */
import { queryClient } from './query-client.ts'

const channel = 'BroadcastChannel' in window ? new BroadcastChannel('baqala') : undefined

// Query keys begin with the noun.
channel?.addEventListener('message', ({ data: noun }: MessageEvent<unknown>) => {
  void queryClient.invalidateQueries({ queryKey: [noun] })
})

export function tellOtherTabs(noun: 'cart' | 'wishlist'): void {
  channel?.postMessage(noun)
}
