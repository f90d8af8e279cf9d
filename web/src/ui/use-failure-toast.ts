import { useEffect } from 'react'
import { toast } from './toast.ts'

interface Load {
  readonly isError: boolean
  readonly errorUpdatedAt: number
}

/** Says once, each time a load has finally failed, what the specification (8) has the screen say. */
export function useFailureToast({ isError, errorUpdatedAt }: Load, text: string): void {
  useEffect(() => {
    if (isError) toast.failure(text)
    // The same failure happening again is said again; a change of words alone is not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isError, errorUpdatedAt])
}
