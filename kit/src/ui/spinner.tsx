import { messages } from '#messages/ui'

export function Spinner({ label = messages.loading, isSmall = false }: { label?: string; isSmall?: boolean }) {
  return (
    <span role="status" className="inline-grid place-items-center">
      <span aria-hidden className={`spinner-ring ${isSmall ? 'spinner-small' : ''}`} />
      <span className="sr-only">{label}</span>
    </span>
  )
}

/**
 * Covers content that is being updated. The content stays mounted, so that the layout stays. Fades in late (`.late-veil`): an
 * answer within 300 ms fogs nothing. `isClear` leaves out the veil.
 */
export function SpinnerOverlay({ label, isClear = false }: { label?: string; isClear?: boolean }) {
  return (
    <div className={`late-veil pointer-events-none absolute inset-0 z-20 rounded-card ${isClear ? '' : 'veil'}`}>
      <div className="sticky inset-bs-0 grid h-full max-h-[75vh] place-items-center">
        <span className="grid rounded-full bg-paper p-3 lifted">
          <Spinner label={label} />
        </span>
      </div>
    </div>
  )
}

/** As high as the window, so that the footer is out of view before and after the screen is rendered. `title`: the screen's, if known. */
export function PageSpinner({ title = '', width = '' }) {
  return (
    <div className={`mx-auto grid min-h-dvh content-start justify-items-center *:last:mt-[25vh] ${width}`}>
      {title && <h1 className="screen-title justify-self-start">{title}</h1>}
      <Spinner />
    </div>
  )
}
