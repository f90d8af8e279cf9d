import { useEffect, useState } from 'react'
import { Button } from '@baqala/kit/ui/button.tsx'
import { ErrorAlert } from '@baqala/kit/ui/error-alert.tsx'
import { LoadFailed } from '@baqala/kit/ui/load-failed.tsx'
import { Section } from '@baqala/kit/ui/section.tsx'
import { SubmitButton } from '@baqala/kit/ui/forms/submit-button.tsx'
import { Spinner, SpinnerOverlay } from '@baqala/kit/ui/spinner.tsx'
import { CallFailed, changeAdmin } from '../api/calls.ts'
import { Form, SelectField, useForm } from '../ui/form.tsx'
import { PreviewRows } from './preview-rows.tsx'
import { lookAgain, summaryOf, type Choices, type ChosenFile, type Report, toAsk, usePreview } from './use-imports.ts'
import { messages as uiMessages } from '@baqala/kit/messages'
import { messages } from '#messages/imports'

/** The changes that a file would make, the questions that it asks, and the button that does it. */
export function Preview({ chosen, onDone }: { readonly chosen: ChosenFile; readonly onDone: (done: Report) => void }) {
  const [choices, setChoices] = useState<Choices>({})
  const { data: report, error, isFetching, refetch } = usePreview(chosen, choices)
  // The server asks for a proof if a price changes much.
  const form = useForm(async (proof) => {
    const ask = toAsk(chosen, { ...choices, seen: report?.seen })
    onDone(await changeAdmin(['imports', 'products'], 'importProducts', ask, proof).catch(lookAgain(refetch)))
  })
  useAskBeforeLeaving(report !== undefined)
  const choose = (choice: Choices) => setChoices((others) => ({ ...others, ...choice }))

  const withdraw = (isWithdrawn: boolean) =>
    setChoices(({ withdrawMissing: _, ...others }) => ({ ...others, ...(isWithdrawn && { withdrawMissing: 'true' }) }))

  if (error instanceof CallFailed && error.field === 'decimals')
    return <AskForDecimals text={error.message} onChoose={(decimals) => choose({ decimals })} />
  if (error) return <NoPreview error={error} onRetry={() => void refetch()} />
  if (!report)
    return (
      <p className="mt-8 flex items-center justify-center gap-3">
        <Spinner isSmall label="" /> {messages.reading}
      </p>
    )
  const { added, changed, counted, withdrawn } = report.counts
  return (
    <Section title={messages.wouldDo} titleClass="text-xl font-bold" className="relative mt-6">
      {isFetching && <SpinnerOverlay />}
      {report.sheets.length > 1 && (
        <SelectField
          label={messages.sheet}
          value={choices.sheet ?? report.sheets[0]}
          onChange={({ target }) => choose({ sheet: target.value })}
          options={report.sheets.map((sheet) => [sheet, sheet])}
          className="mt-3 max-w-80"
        />
      )}
      <Understood report={report} />
      <PreviewRows report={report} isWithdrawn={choices.withdrawMissing === 'true'} onWithdraw={withdraw} />
      <div className="panel lifted sticky inset-be-20 z-10 mt-4 p-4 md:inset-be-4">
        <Form form={form} hasProof className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="min-w-0 flex-1 basis-40 font-bold">
            {form.isBusy ? messages.importing : summaryOf(report.counts)}
          </p>
          {added + changed + counted + withdrawn > 0 && (
            <SubmitButton
              isBusy={form.isBusy || isFetching}
              busyLabel={form.isBusy ? uiMessages.loading : ''}
              text={messages.doIt}
            />
          )}
        </Form>
      </div>
    </Section>
  )
}

/** A reload forgets the file, which no browser keeps, and what was chosen about it. */
function useAskBeforeLeaving(isAsking: boolean) {
  useEffect(() => {
    if (!isAsking) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isAsking])
}

/** A file that was refused has to be mended; one that was not heard of is sent once more. */
function NoPreview({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const isRefused = error instanceof CallFailed && error.status >= 400 && error.status < 500
  if (isRefused) return <ErrorAlert message={error.message} />
  return (
    <div role="alert" className="mt-6">
      <LoadFailed text={error.message} onRetry={onRetry} />
    </div>
  )
}

function Understood({ report: { notes, unread, counts, made } }: { readonly report: Report }) {
  const kinds = ['categories', 'subcategories', 'brands'] as const
  const lines = [
    ...notes,
    ...(unread.length > 0 ? [messages.unread(unread.join(' · '))] : []),
    ...kinds.flatMap((kind) => (made[kind].length > 0 ? [`${messages.made[kind]}: ${made[kind].join(' · ')}`] : [])),
    ...(counts.unchanged > 0 ? [messages.unchanged(counts.unchanged)] : []),
  ]
  if (lines.length === 0) return null
  return (
    <ul aria-label={messages.noteLabel} className="mt-3 grid list-disc gap-1 ps-5 text-ink-soft">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

interface AskForDecimalsProps {
  /** The place of the number, and its two readings. */
  readonly text: string
  readonly onChoose: (decimals: 'point' | 'comma') => void
}

/** A file in which a number reads two ways asks before it shows anything. */
function AskForDecimals({ text, onChoose }: AskForDecimalsProps) {
  return (
    <section role="alert" className="panel mt-6 grid gap-4 p-5">
      <h2 className="text-xl font-bold">{messages.question}</h2>
      <p>{text}</p>
      <p className="font-bold">{messages.decimals}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {(['point', 'comma'] as const).map((decimals) => (
          <Button
            key={decimals}
            onClick={() => onChoose(decimals)}
            className="rounded-card text-pretty"
            text={messages[decimals]}
          />
        ))}
      </div>
    </section>
  )
}
