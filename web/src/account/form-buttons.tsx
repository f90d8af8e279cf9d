import { Button } from '@baqala/kit/ui/button.tsx'
import { SubmitButton } from '@baqala/kit/ui/submit-button.tsx'
import { toast } from '@baqala/kit/ui/toast.ts'
import { messages } from '#messages/account'

export function saidSaved(onClose: () => void): () => void {
  return () => {
    toast.success(messages.saved)
    onClose()
  }
}

export function FormButtons({ isBusy, onCancel }: { readonly isBusy: boolean; readonly onCancel: () => void }) {
  return (
    <div className="flex flex-wrap gap-3">
      <SubmitButton isBusy={isBusy}>{messages.save}</SubmitButton>
      <Button onClick={onCancel} look="none" className="button" text={messages.cancel} />
    </div>
  )
}
