import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { messages } from '#messages/ui'

interface LoadFailedProps {
  readonly text: ReactNode
  /** Absent where another try would fail as this one did. */
  readonly onRetry?: (() => void) | undefined
  readonly isBusy?: boolean
}

/** Replaces content that could not be loaded, beside a toast. */
export function LoadFailed({ text, onRetry, isBusy }: LoadFailedProps) {
  return (
    <div className="panel grid grid-cols-[minmax(0,1fr)] justify-items-center gap-4 px-6 py-12 text-center">
      <div className="text-lg font-bold">{text}</div>
      {onRetry && <Button onClick={onRetry} text={messages.tryAgain} isBusy={isBusy} busyLabel={messages.loading} />}
    </div>
  )
}
