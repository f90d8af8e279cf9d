import { useEffect } from 'react'
import { toast } from './toast.ts'

interface Load {
  readonly isError: boolean
  readonly errorUpdatedAt: number
}

/** Shows the screen's toast of specification 8, once for each time a load has finally failed. */
export function useFailureToast({ isError, errorUpdatedAt }: Load, text: string): void {
  useEffect(() => {
    if (isError) toast.failure(text)
    // A repeated failure shows again; a changed text alone does not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isError, errorUpdatedAt])
}
