import { RegistrationForm } from '@baqala/contract/auth'
import { paths } from '@baqala/contract/paths'
import { Link } from 'react-router'
import { callApi } from '../api/call-api.ts'
import { ErrorAlert } from '@baqala/kit/ui/error-alert.tsx'
import { Field } from '@baqala/kit/ui/field.tsx'
import { SubmitButton } from '@baqala/kit/ui/submit-button.tsx'
import { AuthPanel } from './auth-panel.tsx'
import { plainPhone } from './plain-phone.ts'
import { withEmail } from './typed-email.ts'
import { useAuthForm } from './use-auth-form.ts'
import { messages } from '#messages/auth'

export function RegisterScreen() {
  const { register, errorOf, ...form } = useAuthForm({
    schema: RegistrationForm,
    defaultValues: { name: '', email: '', password: '', rePassword: '', phone: '' },
    send: (body) => callApi('signUp', { body }),
  })
  const phone = register('phone')
  return (
    <AuthPanel title={messages.registerTitle} tabTitle={messages.registerTab} loginLink={messages.toLogin}>
      <ErrorAlert message={form.alert} />
      {form.isTaken && (
        <p className="mt-3">
          <Link to={paths.login} state={withEmail(form.watch('email'))} className="text-link">
            {messages.loginInstead}
          </Link>
        </p>
      )}
      <form noValidate onSubmit={form.onSubmit} className="mt-5 grid gap-4">
        <Field
          {...register('name')}
          label={messages.name}
          required
          autoComplete="name"
          hint={messages.nameHint}
          error={errorOf('name')}
        />
        <Field
          {...register('email')}
          label={messages.email}
          required
          type="email"
          autoComplete="email"
          error={errorOf('email')}
        />
        <Field
          {...register('password', { deps: 'rePassword' })}
          label={messages.password}
          required
          type="password"
          autoComplete="new-password"
          hint={messages.passwordHint}
          error={errorOf('password')}
        />
        <Field
          {...register('rePassword')}
          label={messages.passwordAgain}
          required
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
          label={messages.phone}
          required
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          error={errorOf('phone')}
        />
        <SubmitButton className="mt-2" disabled={!form.canSubmit} isBusy={form.isSubmitting}>
          {messages.register}
        </SubmitButton>
      </form>
    </AuthPanel>
  )
}
