import { useLocation, useNavigate } from 'react-router'
import { currentLanguage } from '@baqala/kit/language/language.ts'
import { Link } from '@baqala/kit/ui/link.tsx'
import { addresses } from '../app/addresses.ts'
import { callAdmin } from '../app/call-admin.ts'
import { CloseNow } from './close-now.tsx'
import { momentWords } from './days.ts'
import { useChange, usePauses, type Pause } from './use-delivery.ts'
import { messages } from '#messages/delivery'

interface PauseBarProps {
  /** Whether its dialog is the address. */
  readonly isAsked: boolean
}

/** Closes the shop for a while; while it is closed says until when, and opens it. */
export function PauseBar({ isAsked }: PauseBarProps) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const { data: pauses } = usePauses()
  const [pause] = pauses ?? []
  if (!pauses) return null
  return (
    <>
      {pause ? (
        <Paused pause={pause} />
      ) : (
        <Link to={`${addresses.delivery}/pause${search}`} className="button button-quiet">
          {messages.closeNow}
        </Link>
      )}
      {isAsked && <CloseNow onClose={() => void navigate(addresses.delivery + search)} />}
    </>
  )
}

function Paused({ pause: { until, why, whyAr, who } }: { readonly pause: Pause }) {
  const open = useChange(
    () => callAdmin('endPauses', {}),
    () => messages.isOpenAgain,
  )
  const reason = currentLanguage() === 'ar' ? whyAr || why : why || whyAr
  return (
    <div className="flex w-full flex-wrap items-center justify-between gap-3 rounded-card bg-tomato-tint px-4 py-3">
      <p>
        <strong>{until === null ? messages.shopIsClosed : messages.shopIsClosedUntil(momentWords(until))}</strong>{' '}
        {reason && <bdi>({reason})</bdi>} {who && <bdi className="text-ink-soft">{messages.closedBy(who)}</bdi>}
      </p>
      <button type="button" onClick={() => open.mutate()} className="button button-leaf">
        {messages.openNow}
      </button>
    </div>
  )
}
