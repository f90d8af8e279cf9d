import { messages } from '#messages/auth'
import './shop-window.css'

const sources = (format: string) =>
  [480, 960].map((width) => `/images/banner-1.${width}.${format} ${width}w`).join(', ')
const SIZES = '(min-width: 560px) 19rem, 55vw'

/** For visitors, who see no shelf before they sign in (spec 2): what is sold, where and when. */
export function ShopWindow() {
  return (
    <div className="banner banner-1 shop-window">
      <p>{messages.shopWindow}</p>
      <picture>
        <source type="image/avif" srcSet={sources('avif')} sizes={SIZES} />
        <source type="image/webp" srcSet={sources('webp')} sizes={SIZES} />
        <img src="/images/banner-1.960.jpg" alt="" width={960} height={400} />
      </picture>
    </div>
  )
}
