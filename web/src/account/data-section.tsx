import * as z from 'zod/mini'
import { paths } from '@baqala/contract/paths'
import { ButtonLink } from '@baqala/kit/ui/button.tsx'
import { SubmitButton } from '@baqala/kit/ui/forms/submit-button.tsx'
import { Field } from '@baqala/kit/ui/forms/field.tsx'
import { ErrorAlert } from '@baqala/kit/ui/error-alert.tsx'
import { Dialog } from '@baqala/kit/ui/dialog.tsx'
import { anyPassword } from '@baqala/contract/fields'
import type { Order } from '@baqala/contract/orders'
import { PressButton } from '@baqala/kit/ui/press-button.tsx'
import { toast } from '@baqala/kit/ui/toast.ts'
import { useId, useState } from 'react'
import { useAccountForm } from './use-account-form.ts'
import { forgetShopper } from '../auth/sign-out.ts'
import { callApi } from '../api/call-api.ts'
import { isUnderWay } from '../orders/order-state-badge.tsx'
import { useRecentOrders } from '../orders/recent-orders.ts'
import { PanelSection } from './section.tsx'
import { messages as uiMessages } from '@baqala/kit/messages'
import { messages } from '#messages/account'

/** The rights of law 151 of 2020: a copy of one's data, and their deletion. */
export function DataSection({ email }: { readonly email: string | undefined }) {
  /** The orders that stand against it. With none it asks for the password. */
  const [asked, setAsked] = useState<readonly Order[]>()
  const [first, ...others] = asked ?? []
  const { refetch } = useRecentOrders(false)
  async function ask(): Promise<void> {
    const { data, isSuccess } = await refetch()
    setAsked(isSuccess ? data.data.filter(isUnderWay) : [])
  }
  return (
    <PanelSection title={messages.data}>
      <p className="text-ink-soft">{messages.dataText}</p>
      <div className="flex flex-wrap gap-3">
        <PressButton work={saveData} busyLabel={uiMessages.loading} text={messages.saveData} />
        <PressButton work={ask} look="danger" text={messages.deleteAccount} />
      </div>
      {first && (
        <p role="alert" className="font-bold text-tomato-ink">
          {others.length > 0 ? messages.ordersNotOver([first, ...others]) : messages.orderNotOver(first)}{' '}
          <ButtonLink to={paths.orders} look="text" text={messages.links.orders} />
        </p>
      )}
      {asked?.length === 0 && <DeleteDialog email={email} onClose={() => setAsked(undefined)} />}
    </PanelSection>
  )
}

async function saveData(): Promise<void> {
  const outcome = await callApi('getAccountData', {})
  if (outcome.kind !== 'success') return toast.failure(outcome.message ?? messages.notLoaded)
  const text = JSON.stringify(outcome.reply.data, null, 2)
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href: url, download: 'my-data.json' }).click()
  URL.revokeObjectURL(url)
}

const schema = z.object({ password: anyPassword })

function DeleteDialog({ email, onClose }: { readonly email: string | undefined; readonly onClose: () => void }) {
  const formId = useId()
  const { register, errorOf, alert, isSubmitting, onSubmit } = useAccountForm(
    { schema, defaultValues: { password: '' }, send: (body) => callApi('deleteAccount', { body }) },
    messages.deleted,
    forgetShopper,
  )

  return (
    <Dialog
      title={messages.deleteTitle}
      onClose={onClose}
      closeLabel={messages.keepAccount}
      isCloseMain
      actions={<SubmitButton form={formId} look="danger" isBusy={isSubmitting} text={messages.deleteForGood} />}
    >
      <p>{messages.goes}</p>
      <p>{messages.stays}</p>
      <form id={formId} noValidate onSubmit={(event) => void onSubmit(event)}>
        <ErrorAlert message={alert} />
        <input type="email" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
        <Field
          {...register('password')}
          className={alert ? 'mt-4' : ''}
          label={messages.currentPassword}
          type="password"
          autoComplete="current-password"
          required
          error={errorOf('password')}
        />
      </form>
    </Dialog>
  )
}
