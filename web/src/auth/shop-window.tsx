import { messages } from '#messages/auth'

const sources = (format: string) =>
  [480, 960].map((width) => `/images/banner-1.${width}.${format} ${width}w`).join(', ')
const SIZES = '(min-width: 560px) 19rem, 55vw'

/** For visitors, who see no shelf before they sign in (spec 2): what is sold, where and when. */
export function ShopWindow() {
  return (
    <div className="banner banner-1 mx-auto mb-4 max-w-lg items-center rounded-card">
      <p className="min-w-0 flex-1 py-3 ps-4 text-lg leading-snug font-bold sm:ps-8 sm:text-xl">
        {messages.shopWindow}
      </p>
      <picture className="w-1/2 self-end">
        <source type="image/avif" srcSet={sources('avif')} sizes={SIZES} />
        <source type="image/webp" srcSet={sources('webp')} sizes={SIZES} />
        <img src="/images/banner-1.960.jpg" alt="" width={960} height={400} />
      </picture>
    </div>
  )
}
