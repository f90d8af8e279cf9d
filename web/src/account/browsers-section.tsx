import { cairoFormat } from '@baqala/kit/language/cairo-time.ts'
import { PressButton } from '@baqala/kit/ui/press-button.tsx'
import { toast } from '@baqala/kit/ui/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { callApi } from '../api/call-api.ts'
import { dataQuery, load } from '../api/load.ts'
import { queryClient } from '../api/query-client.ts'
import { useSession } from '../auth/session.ts'
import { whyNot } from './account-query.ts'
import { LoadedSection } from './section.tsx'
import { messages } from '#messages/account'

// Two browsers of one kind may be signed in on one day.
const timeOf = cairoFormat({ dateStyle: 'long', timeStyle: 'short' })

export function BrowsersSection() {
  const { token } = useSession()
  const list = useRef<HTMLUListElement>(null)
  const query = useQuery(dataQuery(['sessions', token], (signal) => load('listSessions', { signal })))
  return (
    <LoadedSection title={messages.browsers} query={query} room="browsers-to-come">
      {(sessions) => (
        <>
          <ul ref={list} tabIndex={-1} className="grid gap-3">
            {sessions.map(({ createdAt, isThisOne, device }) => (
              <li key={createdAt}>
                <p className="font-bold">
                  <bdi>{device ?? messages.unknownBrowser}</bdi>
                  {isThisOne && ` · ${messages.thisBrowser}`}
                </p>
                <p className="text-sm text-ink-soft">{messages.since(timeOf(new Date(createdAt)))}</p>
              </li>
            ))}
          </ul>
          {sessions.length > 1 && <SignOutOthers onDone={() => list.current?.focus()} />}
        </>
      )}
    </LoadedSection>
  )
}

/** It goes once it has worked: `onDone` takes the focus. */
function SignOutOthers({ onDone }: { readonly onDone: () => void }) {
  async function signOutOthers() {
    const outcome = await callApi('endOtherSessions', {})
    if (outcome.kind !== 'success') return toast.failure(whyNot(outcome))
    toast.success(outcome.reply.message)
    onDone()
    await queryClient.invalidateQueries({ queryKey: ['sessions'] })
  }
  return (
    <PressButton
      work={signOutOthers}
      className="justify-self-start"
      busyLabel={messages.saving}
      text={messages.signOutOthers}
    />
  )
}
