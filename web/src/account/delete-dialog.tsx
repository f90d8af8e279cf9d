import { anyPassword } from '@baqala/contract/fields'
import { Dialog } from '@baqala/kit/ui/dialog.tsx'
import { ErrorAlert } from '@baqala/kit/ui/error-alert.tsx'
import { Field } from '@baqala/kit/ui/field.tsx'
import { SubmitButton } from '@baqala/kit/ui/submit-button.tsx'
import { toast } from '@baqala/kit/ui/toast.ts'
import { useId } from 'react'
import * as z from 'zod/mini'
import { callApi } from '../api/call-api.ts'
import { queryClient } from '../api/query-client.ts'
import { forgetEnded } from '../api/stored-session.ts'
import { useSession } from '../auth/session.tsx'
import { useAccountForm } from './use-account-form.ts'
import { messages } from '#messages/account'

const schema = z.object({ password: anyPassword })

interface DeleteDialogProps {
  readonly email: string | undefined
  readonly onClose: () => void
}

export function DeleteDialog({ email, onClose }: DeleteDialogProps) {
  const { settoken } = useSession()
  const formId = useId()
  const { register, errorOf, alert, isSubmitting, onSubmit } = useAccountForm(
    {
      schema,
      defaultValues: { password: '' },
      send: (body: { password: string }) => callApi('deleteAccount', { body }),
    },
    leave,
  )

  /** The guard leads to /Login. */
  function leave() {
    toast.success(messages.deleted)
    settoken(null)
    forgetEnded()
    for (const key of ['cart', 'wishlist', 'orders', 'addresses', 'account'])
      queryClient.removeQueries({ queryKey: [key] })
  }

  return (
    <Dialog
      title={messages.deleteTitle}
      onClose={onClose}
      closeLabel={messages.keepAccount}
      isCloseMain
      actions={
        <SubmitButton form={formId} look="danger" isBusy={isSubmitting}>
          {messages.deleteForGood}
        </SubmitButton>
      }
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
