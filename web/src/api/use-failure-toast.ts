import { useEffect } from 'react'
import { toast } from '@baqala/kit/ui/toast.ts'

interface Load {
  readonly isError: boolean
  readonly errorUpdatedAt: number
}

/** Shows the screen's toast of specification 8 once for each failed load, after its retries. */
export function useFailureToast({ isError, errorUpdatedAt }: Load, text: string): void {
  useEffect(() => {
    if (isError) toast.failure(text)
    // `errorUpdatedAt` shows a repeated failure again; a changed text alone shows nothing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isError, errorUpdatedAt])
}
