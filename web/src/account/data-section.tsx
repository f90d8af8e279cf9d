import { Button } from '@baqala/kit/ui/button.tsx'
import { serverMessage } from '@baqala/kit/api/outcome.ts'
import { PressButton } from '@baqala/kit/ui/press-button.tsx'
import { toast } from '@baqala/kit/ui/toast.ts'
import { useState } from 'react'
import { callApi } from '../api/call-api.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { Section } from './section.tsx'
import { messages } from '#messages/account'

/** The rights of law 151 of 2020: a copy of one's data, and their deletion. */
export function DataSection({ email }: { readonly email: string | undefined }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Section title={messages.data}>
      <p className="text-ink-soft">{messages.dataText}</p>
      <div className="flex flex-wrap gap-3">
        <PressButton work={saveData} look="quiet" busyLabel={messages.loading}>
          {messages.saveData}
        </PressButton>
        <Button onClick={() => setIsAsking(true)} look="danger" text={messages.deleteAccount} />
      </div>
      {isAsking && <DeleteDialog email={email} onClose={() => setIsAsking(false)} />}
    </Section>
  )
}

async function saveData(): Promise<void> {
  const outcome = await callApi('getAccountData', {})
  if (outcome.kind !== 'success') return toast.failure(serverMessage(outcome, messages.unreachable))
  const text = JSON.stringify(outcome.reply.data, null, 2)
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href: url, download: 'my-data.json' }).click()
  URL.revokeObjectURL(url)
}
