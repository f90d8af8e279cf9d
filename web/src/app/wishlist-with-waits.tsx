import { laterPart } from '@baqala/kit/ui/later-part.ts'
import { WishlistScreen } from '../wishlist/wishlist-screen.tsx'

const WaitButton = laterPart(async () => (await import('../catalog/product/wait-button.tsx')).WaitButton)

/** The wish list, whose sold-out goods can be waited for as on their own pages. */
export function WishlistWithWaits() {
  return <WishlistScreen Wait={WaitButton} />
}
