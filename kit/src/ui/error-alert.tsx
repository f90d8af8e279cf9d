import { CircleAlert } from './icons.tsx'

/** A red error box. The live region is always rendered, so that screen readers announce a message that appears. */
export function ErrorAlert({ message }: { message: string | undefined }) {
  return (
    <div role="alert">
      {message && (
        <p className="mt-5 flex items-start gap-2 rounded-field border-2 border-tomato-ink bg-tomato-tint px-4 py-3 font-bold text-tomato-ink">
          <CircleAlert aria-hidden size={20} className="mt-0.5 shrink-0" />
          {message}
        </p>
      )}
    </div>
  )
}
