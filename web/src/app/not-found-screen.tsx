import { ButtonLink } from '@baqala/kit/ui/button.tsx'
import { paths } from '@baqala/contract/paths'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { messages as appMessages } from '#messages/app'
import { messages } from '#messages/later'

export function NotFoundScreen() {
  return (
    <div className="mx-auto grid min-h-dvh max-w-xl content-start justify-items-center gap-5 py-8 text-center">
      <img
        src="/images/not-found.svg"
        alt={messages.notFoundPicture}
        width={400}
        height={300}
        className="drawing w-full max-w-sm"
      />
      <ScreenTitle tabTitle={messages.notFoundTitle}>{messages.notFoundHeading}</ScreenTitle>
      <p className="text-ink-soft">{messages.notFoundText}</p>
      <ButtonLink to={paths.home} look="leaf" text={appMessages.toTheShop} />
    </div>
  )
}
