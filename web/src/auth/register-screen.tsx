import { RegistrationForm } from '@baqala/contract/auth'
import { paths } from '@baqala/contract/paths'
import { ButtonLink } from '@baqala/kit/ui/button.tsx'
import { callApi } from '../api/call-api.ts'
import { ErrorAlert } from '@baqala/kit/ui/error-alert.tsx'
import { Field } from '@baqala/kit/ui/forms/field.tsx'
import { SubmitButton } from '@baqala/kit/ui/forms/submit-button.tsx'
import { AuthPanel, WantedPage } from './auth-panel.tsx'
import { plainPhone } from '@baqala/contract/phone'
import { leaveBehind, leftBy } from '../api/resumed-state.ts'
import { useAuthForm } from './use-auth-form.ts'
import { messages } from '#messages/auth'

export function RegisterScreen() {
  const { field, ...form } = useAuthForm({
    schema: RegistrationForm,
    // A reload loses the passwords alone, which are kept nowhere.
    defaultValues: { name: '', email: '', phone: '', ...leftBy('register'), password: '', rePassword: '' },
    send: (body) => callApi('signUp', { body }),
  })
  const phone = field('phone', messages.phone)
  function keepTyped() {
    const typed = form.getValues()
    leaveBehind('register', { name: typed.name, email: typed.email, phone: typed.phone })
  }
  return (
    <AuthPanel title={messages.registerTitle} tabTitle={messages.registerTab} loginLink={messages.toLogin}>
      <WantedPage />
      <ErrorAlert message={form.alert} />
      {form.isEmailTaken && (
        <p className="mt-3">
          <ButtonLink
            to={paths.login}
            state={{ email: form.watch('email') }}
            look="text"
            text={messages.loginInstead}
          />
        </p>
      )}
      <form noValidate onSubmit={form.onSubmit} onChange={keepTyped} className="mt-5 grid gap-4">
        <Field {...field('name', messages.name)} autoComplete="name" hint={messages.nameHint} />
        <Field {...field('email', messages.email)} type="email" autoComplete="email" />
        <Field
          {...field('password', messages.password, { deps: 'rePassword' })}
          type="password"
          autoComplete="new-password"
          hint={messages.passwordHint}
        />
        <Field {...field('rePassword', messages.passwordAgain)} type="password" autoComplete="new-password" />
        <Field
          {...phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          onChange={(event) => {
            event.target.value = plainPhone(event.target.value)
            return phone.onChange(event)
          }}
        />
        <SubmitButton className="mt-2" disabled={!form.canSubmit} isBusy={form.isSubmitting} text={messages.register} />
      </form>
    </AuthPanel>
  )
}
