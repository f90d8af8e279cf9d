import { plainPhone } from '@baqala/contract/phone'
import { ErrorAlert } from '@baqala/kit/ui/error-alert.tsx'
import { Field } from '@baqala/kit/ui/field.tsx'
import type { FieldValues, Path } from 'react-hook-form'
import { FormButtons, saidSaved } from './form-buttons.tsx'
import { type AccountForm, useAccountForm } from './use-account-form.ts'

interface DetailsFormProps<Form extends FieldValues> {
  readonly form: AccountForm<Form>
  readonly fields: readonly ({ readonly name: Path<Form> } & DetailsField)[]
  /** Tells a password manager whose password it is. */
  readonly email: string
  readonly onClose: () => void
}

export interface DetailsField {
  readonly label: string
  readonly autoComplete: string
  readonly type?: 'email' | 'password' | 'tel'
  readonly hint?: string
}

export function DetailsForm<Form extends FieldValues>({ form, fields, email, onClose }: DetailsFormProps<Form>) {
  const { register, errorOf, alert, isSubmitting, onSubmit } = useAccountForm(form, saidSaved(onClose))
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
