import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '@baqala/kit/ui/button.tsx'
import { Section } from '@baqala/kit/ui/section.tsx'
import { lacksCall } from '../api/server-features.ts'
import { messages as uiMessages } from '@baqala/kit/messages'
import { messages } from '#messages/account'

interface SectionProps<Data> {
  readonly title: string
  readonly query: UseQueryResult<Data>
  /** The class with the height of most answers. */
  readonly room: string
  readonly children: (data: Data) => ReactNode
}

/** A section of what the server knows: nothing where it lacks the call, and a way to try again where it cannot be reached. */
export function LoadedSection<Data>({ title, query, room, children }: SectionProps<Data>) {
  const { data, error, refetch } = query
  if (lacksCall(error)) return null
  return (
    <PanelSection title={title}>
      {data !== undefined && children(data)}
      {data === undefined && !error && (
        <span role="status" aria-label={uiMessages.loading} className={`shimmer block ${room}`} />
      )}
      {data === undefined && error && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{messages.notLoaded}</p>
          <Button onClick={() => void refetch()} text={uiMessages.tryAgain} />
        </div>
      )}
    </PanelSection>
  )
}

export function PanelSection(section: { readonly title: string; readonly children: ReactNode }) {
  return <Section className="panel grid grid-cols-[minmax(0,1fr)] gap-4 p-5" {...section} />
}
