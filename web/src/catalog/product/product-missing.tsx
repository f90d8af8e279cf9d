import { Button, ButtonLink } from '@baqala/kit/ui/button.tsx'
import { paths } from '@baqala/contract/paths'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { messages as uiMessages } from '@baqala/kit/messages'
import { messages } from '#messages/product'

export function ProductMissing({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className="panel grid justify-items-center gap-4 px-6 py-14 text-center">
      <ScreenTitle className="screen-title text-tomato-ink">{messages.detailsFailedHeading}</ScreenTitle>
      <p className="text-lg">{messages.detailsFailedOnScreen}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={onRetry} text={uiMessages.tryAgain} />
        <ButtonLink to={paths.products} look="leaf" text={messages.browseProducts} />
      </div>
    </div>
  )
}
