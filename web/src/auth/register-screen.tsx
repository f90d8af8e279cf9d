import { Registration } from '@baqala/contract/auth'
import { Link } from 'react-router'
import { callApi } from '../api/call-api.ts'
import { paths } from '@baqala/contract/paths'
import { ErrorAlert } from '../ui/error-alert.tsx'
import { Field } from '../ui/field.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { AuthPanel } from './auth-panel.tsx'
import { NAME_HINT, PASSWORD_HINT } from './field-hints.ts'
import { plainPhone } from './plain-phone.ts'
import { useAuthForm } from './use-auth-form.ts'

export function RegisterScreen() {
  const { register, errorOf, ...form } = useAuthForm({
    schema: Registration,
    defaultValues: { name: '', email: '', password: '', rePassword: '', phone: '' },
    send: (body) => callApi('signUp', { body }),
  })
  const phone = register('phone')
  return (
    <AuthPanel title="Register Now" tabTitle="Register">
      <ErrorAlert message={form.alert} />
      <form noValidate onSubmit={form.onSubmit} className="mt-5 grid gap-4">
        <Field {...register('name')} label="Name" autoComplete="name" hint={NAME_HINT} error={errorOf('name')} />
        <Field {...register('email')} label="Email" type="email" autoComplete="email" error={errorOf('email')} />
        <Field
          {...register('password', { deps: 'rePassword' })}
          label="Password"
          type="password"
          autoComplete="new-password"
          hint={PASSWORD_HINT}
          error={errorOf('password')}
        />
        <Field
          {...register('rePassword')}
          label="Password again"
          type="password"
          autoComplete="new-password"
          error={errorOf('rePassword')}
        />
        <Field
          {...phone}
          onChange={(event) => {
            event.target.value = plainPhone(event.target.value)
            return phone.onChange(event)
          }}
          label="Phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          error={errorOf('phone')}
        />
        <SubmitButton className="mt-2" disabled={!form.canSubmit} isBusy={form.isSubmitting}>
          Register
        </SubmitButton>
      </form>
      <p className="mt-6">
        <Link to={paths.login} className="text-link">
          You have an account already? Login
        </Link>
      </p>
    </AuthPanel>
  )
}
