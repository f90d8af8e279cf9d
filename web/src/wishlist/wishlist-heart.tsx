import { Heart } from '@baqala/kit/ui/icons.tsx'
import { changeWishlist } from './use-wishlist.ts'
import { messages } from '#messages/wishlist'

interface WishlistHeartProps {
  readonly productId: string
  readonly title: string
  readonly isWished: boolean
}

export function WishlistHeart({ productId, title, isWished }: WishlistHeartProps) {
  return (
    <button
      type="button"
      aria-pressed={isWished}
      aria-label={messages.heart(title)}
      onClick={() => changeWishlist({ productId, action: isWished ? 'remove' : 'add', madeOn: 'heart' })}
      className="round-button size-11 shrink-0 border border-line hover:bg-tomato-tint"
    >
      <Heart aria-hidden size={22} className={isWished ? 'fill-tomato text-tomato' : 'text-ink'} />
    </button>
  )
}
