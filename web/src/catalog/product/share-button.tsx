import { RoundButton } from '@baqala/kit/ui/button.tsx'
import { currentLanguage } from '@baqala/kit/language/language.ts'
import { icon } from '@baqala/kit/ui/icons.tsx'
import { toast } from '@baqala/kit/ui/toast.ts'
import { messages } from '#messages/product'

const Share = icon('M12 2v13', 'm16 6-4-4-4 4', 'M4 12v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8')

/** Opens the browser's own way to share, or copies the link. */
export function ShareButton({ title }: { readonly title: string }) {
  return (
    <RoundButton
      label={messages.share(title)}
      icon={<Share aria-hidden size={20} />}
      onClick={() => void share(title)}
      className="absolute end-2 top-2 size-11 border border-line bg-paper hover:bg-well"
    />
  )
}

async function share(title: string): Promise<void> {
  const url = `${location.origin}${location.pathname}?lang=${currentLanguage()}`
  try {
    // Its type says that every browser has it.
    if (typeof navigator.share === 'function') return await navigator.share({ title, url })
    // Undefined on a page without https: the sentence says what to do.
    await navigator.clipboard.writeText(url)
    toast.success(messages.linkCopied)
  } catch (error) {
    // The shopper has closed it.
    if (error instanceof DOMException && error.name === 'AbortError') return
    toast.failure(messages.linkNotCopied)
  }
}
