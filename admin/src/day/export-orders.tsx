import { ADMIN_ROOT, adminCalls } from '@baqala/contract/admin/calls'
import { useEffect, useState } from 'react'
import { currentLanguage } from '@baqala/kit/language/language.ts'
import { Section } from '@baqala/kit/ui/section.tsx'
import { callAdmin, changeAdmin } from '../api/calls.ts'
import { queryString } from '../ui/paths.ts'
import { Field, Form, useForm } from '../ui/form.tsx'
import { messages } from '#messages/day'

interface Ready {
  readonly orders: number
  /** Empty once the file has to be prepared again. */
  readonly address: string
  /** When the proof is no longer fresh, and the server would refuse the file. */
  readonly until: string
}

/** Orders of some days as a file. The server first says how many there are, and asks for the proof that it wants of such files. */
export function ExportOrders({ day }: { readonly day: string }) {
  const [ready, setReady] = useState<Ready>()
  const form = useForm(async ({ from = '', to = '', ...proof }) => {
    const days = { ...(from && { from }), ...(to && { to }) }
    const { orders } = await changeAdmin([], 'exportOrders', { query: { ...days, check: 'true' } }, proof)
    const query = queryString({ ...days, headings: currentLanguage() })
    const { strongUntil: until } = await callAdmin('getSession', {})
    setReady({ orders, address: ADMIN_ROOT + adminCalls.exportOrders.path + query, until })
  })
  useEffect(() => {
    if (!ready?.address) return undefined
    const timer = setTimeout(() => setReady({ ...ready, address: '' }), Date.parse(ready.until) - Date.now())
    return () => clearTimeout(timer)
  }, [ready])
  return (
    <Section title={messages.asFile} className="panel mt-5 grid grid-cols-[minmax(0,1fr)] gap-3 p-5">
      <p className="max-w-prose text-pretty text-ink-soft">{messages.asFileHint}</p>
      <Form
        form={form}
        submit={messages.prepareFile}
        look="quiet"
        className="grid max-w-lg grid-cols-[minmax(0,1fr)] gap-4"
        hasProof
        onChange={() => setReady(undefined)}
      >
        <div className="flex flex-wrap gap-4 *:min-w-0 *:flex-1">
          <Field name="from" type="date" label={messages.firstDay} defaultValue={day} />
          <Field name="to" type="date" label={messages.lastDay} defaultValue={day} />
        </div>
      </Form>
      <p role="status">
        {ready?.orders === 0 && messages.noneInDays}
        {ready && ready.orders > 0 && !ready.address && messages.prepareAgain}
        {ready && ready.orders > 0 && ready.address && (
          <a href={ready.address} download className="button button-leaf">
            {messages.takeFile(ready.orders)}
          </a>
        )}
      </p>
    </Section>
  )
}
