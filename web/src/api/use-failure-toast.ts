import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { toast } from '@baqala/kit/ui/toast.ts'
import { LoadFailure } from './load.ts'

type Failed = Pick<UseQueryResult, 'isError' | 'errorUpdatedAt'> & Partial<Pick<UseQueryResult, 'error'>>

/** Shows the screen's toast of specification 8 once for each failed load, after its retries. */
export function useFailureToast({ isError, errorUpdatedAt, error }: Failed, text: string, textIfRefused = text): void {
  const isRefused = error instanceof LoadFailure && error.outcome.kind === 'refused'
  useEffect(() => {
    if (isError) toast.failure(isRefused ? textIfRefused : text)
    // `errorUpdatedAt` shows a repeated failure again; a changed text alone shows nothing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isError, errorUpdatedAt])
}
