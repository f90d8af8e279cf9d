import { Button } from '@baqala/kit/ui/button.tsx'
import { serverMessage } from '@baqala/kit/api/outcome.ts'
import { Spinner } from '@baqala/kit/ui/spinner.tsx'
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
        <SaveData />
        <Button onClick={() => setIsAsking(true)} look="danger" text={messages.deleteAccount} />
      </div>
      {isAsking && <DeleteDialog email={email} onClose={() => setIsAsking(false)} />}
    </Section>
  )
}

function SaveData() {
  const [isBusy, setIsBusy] = useState(false)

  async function save() {
    if (isBusy) return
    setIsBusy(true)
    const outcome = await callApi('getAccountData', {})
    setIsBusy(false)
    if (outcome.kind !== 'success') return toast.failure(serverMessage(outcome, messages.unreachable))
    saveAsFile('my-data.json', JSON.stringify(outcome.reply.data, null, 2))
  }
  return (
    <button type="button" onClick={() => void save()} aria-disabled={isBusy} className="button button-quiet">
      {messages.saveData}
      {isBusy && <Spinner isSmall label={messages.loading} />}
    </button>
  )
}

function saveAsFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  URL.revokeObjectURL(url)
}
