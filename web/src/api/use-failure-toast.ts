import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { toast } from '@baqala/kit/ui/toast.ts'

/** Shows the screen's toast of specification 8 once for each failed load, after its retries. */
export function useFailureToast(failed: Pick<UseQueryResult, 'isError' | 'errorUpdatedAt'>, text: string): void {
  const { isError, errorUpdatedAt } = failed
  useEffect(() => {
    if (isError) toast.failure(text)
    // `errorUpdatedAt` shows a repeated failure again; a changed text alone shows nothing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isError, errorUpdatedAt])
}
