/** Two tabs of one browser agree: whoever changed a noun says so, and the others fetch it again. */
type Noun = 'cart' | 'wishlist'

const channel = 'BroadcastChannel' in window ? new BroadcastChannel('baqala') : undefined

export function tellOtherTabs(noun: Noun): void {
  channel?.postMessage(noun)
}

export function whenOtherTabsChange(noun: Noun, react: () => void): void {
  channel?.addEventListener('message', ({ data }) => {
    if (data === noun) react()
  })
}
