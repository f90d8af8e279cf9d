import { Button } from '@baqala/kit/ui/button.tsx'
import { SubmitButton } from '@baqala/kit/ui/forms/submit-button.tsx'
import { messages } from '#messages/account'

export function FormButtons({ isBusy, onCancel }: { readonly isBusy: boolean; readonly onCancel: () => void }) {
  return (
    <div className="flex flex-wrap gap-3">
      <SubmitButton isBusy={isBusy} text={messages.save} />
      <Button onClick={onCancel} look="plain" text={messages.cancel} />
    </div>
  )
}
