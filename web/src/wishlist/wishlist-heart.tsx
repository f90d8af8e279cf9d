import { createContext, useContext } from 'react'
import { RoundButton } from '@baqala/kit/ui/button.tsx'
import { Heart } from '@baqala/kit/ui/icons.tsx'
import { changeWishlist } from './use-wishlist.ts'
import { messages } from '#messages/wishlist'

/** The products with a red heart, by `_id` (specification 3). */
export const WishedIds = createContext<ReadonlySet<string>>(new Set())

export function WishlistHeart({ productId, title }: { readonly productId: string; readonly title: string }) {
  const isWished = useContext(WishedIds).has(productId)
  return (
    <RoundButton
      aria-pressed={isWished}
      label={messages.heart(title)}
      icon={<Heart aria-hidden size={22} className={isWished ? 'fill-tomato text-tomato' : 'text-ink'} />}
      onClick={() => changeWishlist({ productId, action: isWished ? 'remove' : 'add', madeOn: 'heart' })}
      className="size-11 shrink-0 border border-line hover:bg-tomato-tint"
    />
  )
}
