import { Carousel } from '../ui/carousel.tsx'
import { Banner } from './banner.tsx'
import * as messages from './home.messages.en.ts'

const MAIN_SIZES = '(min-width: 1440px) 920px, (min-width: 768px) 68vw, 94vw'
const SIDE_SIZES = '(min-width: 1440px) 360px, (min-width: 768px) 27vw, 46vw'

/** Spec 2 and 9: a carousel of three images, and two static images beside it. */
export function HomeBanners({ isReady }: { isReady: boolean }) {
  return (
    <div className="home-banners">
      <Carousel
        label={messages.banners}
        noun={messages.image}
        plays
        hasDots
        isReady={isReady}
        className="banner-carousel"
        slides={messages.mainBanners.map((alt, at) => (
          <Banner
            name={`banner-${at + 1}`}
            alt={alt}
            widths={[480, 960, 1440]}
            ratio={7 / 16}
            sizes={MAIN_SIZES}
            isFirst={at === 0}
          />
        ))}
      />
      {messages.sideBanners.map((alt, at) => (
        <Banner
          key={alt}
          name={`side-banner-${at + 1}`}
          alt={alt}
          widths={[320, 640, 960]}
          ratio={9 / 16}
          sizes={SIDE_SIZES}
        />
      ))}
    </div>
  )
}
