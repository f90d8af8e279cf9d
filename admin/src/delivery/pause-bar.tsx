import { useLocation, useNavigate } from 'react-router'
import { currentLanguage } from '@baqala/kit/language/language.ts'
import { Link } from '@baqala/kit/ui/link.tsx'
import { addresses } from '../app/addresses.ts'
import type { AdminReply } from '../app/call-admin.ts'
import { changeAdmin, useCall } from '../app/calls.ts'
import { PressButton } from '../app/press-button.tsx'
import { CloseNow } from './close-now.tsx'
import { momentWords } from './days.ts'
import { messages } from '#messages/delivery'

/** Closes the shop for a while; while it is closed says until when, and opens it. Its dialog is an address. */
export function PauseBar({ isAsked }: { readonly isAsked: boolean }) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const { data: pauses } = useCall('delivery', 'listPauses', {})
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

function Paused({ pause: { until, why, whyAr, who } }: { readonly pause: AdminReply<'listPauses'>[number] }) {
  const reason = currentLanguage() === 'ar' ? whyAr || why : why || whyAr
  return (
    <div className="flex w-full flex-wrap items-center justify-between gap-3 rounded-card bg-tomato-tint px-4 py-3">
      <p>
        <strong>{until === null ? messages.shopIsClosed : messages.shopIsClosedUntil(momentWords(until))}</strong>{' '}
        {reason && <bdi>({reason})</bdi>} {who && <bdi className="text-ink-soft">{messages.closedBy(who)}</bdi>}
      </p>
      <PressButton
        work={() => changeAdmin('delivery', 'endPauses', {})}
        said={messages.isOpenAgain}
        className="button button-leaf"
      >
        {messages.openNow}
      </PressButton>
    </div>
  )
}
