interface LoadFailedProps {
  readonly text: string
  readonly onRetry: () => void
}

/** Stands where the content would be once a load has finally failed; the toast has said so already. */
export function LoadFailed({ text, onRetry }: LoadFailedProps) {
  return (
    <div className="panel grid grid-cols-[minmax(0,1fr)] justify-items-center gap-4 px-6 py-12 text-center">
      <p className="text-lg font-bold">{text}</p>
      <button type="button" onClick={onRetry} className="button button-quiet">
        Try again
      </button>
    </div>
  )
}
