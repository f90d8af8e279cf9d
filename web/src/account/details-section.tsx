import type { FieldValues, Path } from 'react-hook-form'
import { Field } from '@baqala/kit/ui/forms/field.tsx'
import { ErrorAlert } from '@baqala/kit/ui/error-alert.tsx'
import { plainPhone } from '@baqala/contract/phone'
import type { UseQueryResult } from '@tanstack/react-query'
import { Button } from '@baqala/kit/ui/button.tsx'
import { type AccountForm, useAccountForm } from './use-account-form.ts'
import { FormButtons } from './form-buttons.tsx'
import type { Account } from '../auth/account.ts'
import { emailForm, nameForm, passwordForm, phoneForm } from './details-forms.ts'
import { FormInPlace } from '@baqala/kit/ui/forms/form-in-place.tsx'
import { LoadedSection } from './section.tsx'
import { messages } from '#messages/account'

export function DetailsSection({ query }: { readonly query: UseQueryResult<Account> }) {
  return (
    <LoadedSection title={messages.details} query={query} room="details-to-come">
      {(account) => (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Row email={account.email} label={messages.name} value={account.name} {...nameForm(account)} />
          <Row email={account.email} label={messages.phone} value={account.phone} isLatin {...phoneForm(account)} />
          <Row email={account.email} label={messages.email} value={account.email} isLatin {...emailForm(account)} />
          <Row
            email={account.email}
            label={messages.password}
            value={messages.passwordIsSecret}
            {...passwordForm(account)}
          />
        </ul>
      )}
    </LoadedSection>
  )
}

interface RowProps<Form extends FieldValues> extends Omit<DetailsFormProps<Form>, 'onClose'> {
  readonly label: string
  readonly value: string
  readonly isLatin?: boolean
}

function Row<Form extends FieldValues>({ label, value, isLatin, ...form }: RowProps<Form>) {
  return (
    <li className="details-row border-t border-line pt-4">
      <FormInPlace
        closed={(opener) => (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <div className="min-w-0 wrap-anywhere">
              <p className="text-sm text-ink-soft">{label}</p>
              <p className="font-bold">
                <bdi dir={isLatin ? 'ltr' : 'auto'}>{value}</bdi>
              </p>
            </div>
            <Button {...opener} aria-label={messages.changeThis(label)} text={messages.change} className="ms-auto" />
          </div>
        )}
        opened={(close) => <DetailsForm {...form} onClose={close} />}
      />
    </li>
  )
}

interface DetailsFormProps<Form extends FieldValues> extends AccountForm<Form> {
  readonly fields: readonly {
    readonly name: Path<Form>
    readonly label: string
    readonly autoComplete: string
    readonly type?: 'email' | 'password' | 'tel'
    readonly hint?: string
  }[]
  /** Tells a password manager whose password it is. */
  readonly email: string
  readonly onClose: () => void
}

function DetailsForm<Form extends FieldValues>({ fields, email, onClose, ...form }: DetailsFormProps<Form>) {
  const { register, errorOf, alert, isSubmitting, onSubmit } = useAccountForm(form, messages.saved, onClose)
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)}>
      <ErrorAlert message={alert} />
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <div className={`grid grid-cols-[minmax(0,1fr)] gap-4 ${alert ? 'mt-4' : ''}`}>
        {fields.map(({ name, ...field }) => {
          const { onChange, ...input } = register(name)
          return (
            <Field
              key={name}
              {...input}
              {...field}
              required
              error={errorOf(name)}
              onChange={(event) => {
                if (field.type === 'tel') event.target.value = plainPhone(event.target.value)
                return onChange(event)
              }}
            />
          )
        })}
        <FormButtons isBusy={isSubmitting} onCancel={onClose} />
      </div>
    </form>
  )
}
