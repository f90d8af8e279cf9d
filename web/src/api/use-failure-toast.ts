import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { toast } from '@baqala/kit/ui/toast.ts'

type FailedLoad = Pick<UseQueryResult, 'isError' | 'errorUpdatedAt'>

/** Shows the screen's toast of specification 8 once for each failed load, after its retries. */
export function useFailureToast({ isError, errorUpdatedAt }: FailedLoad, text: string): void {
  useEffect(() => {
    if (isError) toast.failure(text)
    // `errorUpdatedAt` shows a repeated failure again; a changed text alone shows nothing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isError, errorUpdatedAt])
}
