import { LoginForm } from '@baqala/contract/auth'
import { useLocation } from 'react-router'
import { ButtonLink } from '@baqala/kit/ui/button.tsx'
import { useHydrated } from '@baqala/kit/ui/use-hydrated.ts'
import { callApi } from '../api/call-api.ts'
import { textAt, valueAt } from '../api/value-at.ts'
import { paths } from '@baqala/contract/paths'
import { ErrorAlert } from '@baqala/kit/ui/error-alert.tsx'
import { Field } from '@baqala/kit/ui/forms/field.tsx'
import { SubmitButton } from '@baqala/kit/ui/forms/submit-button.tsx'
import { AuthPanel, WantedPage } from './auth-panel.tsx'
import { emailOf } from './noted-email.ts'
import { readEnded } from '../api/stored-session.ts'
import { useAuthForm } from './use-auth-form.ts'
import { messages } from '#messages/auth'

export function LoginScreen() {
  // The link or the redirect that led here says what nobody has to type twice.
  const state: unknown = useLocation().state
  const ended = readEnded()
  const form = useAuthForm({
    schema: LoginForm,
    defaultValues: { email: textAt(state, 'email') || emailOf(ended?.account), password: '' },
    send: (body) => callApi('signIn', { body }),
  })
  const password = form.field('password', messages.password)
  // A reload keeps both reasons, of which the prerendered page knows nothing.
  const isHydrated = useHydrated()
  const reason = valueAt(state, 'isPasswordNew') ? messages.passwordIsNew : ended && messages.sessionEnded
  const why = isHydrated ? reason : undefined
  return (
    <>
      <ShopWindow />
      <AuthPanel title={messages.loginTitle} tabTitle={messages.login} text={why}>
        {!why && <WantedPage />}
        <ErrorAlert message={form.alert} />
        <form noValidate onSubmit={form.onSubmit} className="mt-5 grid gap-4">
          <Field {...form.field('email', messages.email)} type="email" autoComplete="username" />
          <Field
            {...password}
            {...(password.error && { hint: messages.passwordHint })}
            type="password"
            autoComplete="current-password"
          />
          <SubmitButton className="mt-2" disabled={!form.canSubmit} isBusy={form.isSubmitting} text={messages.login} />
        </form>
        <p className="mt-6 grid justify-items-start gap-3">
          <ButtonLink to={paths.register} look="text" text={messages.toRegister} />
          <ButtonLink
            to={paths.forgotPassword}
            state={{ email: form.watch('email') }}
            look="text"
            text={messages.toForgotPassword}
          />
        </p>
      </AuthPanel>
    </>
  )
}

const sources = (format: string) =>
  [480, 960].map((width) => `/images/banner-1.${width}.${format} ${width}w`).join(', ')
const SIZES = '(min-width: 560px) 19rem, 55vw'

/** For visitors, who see no shelf before they sign in (spec 2): what is sold, where and when. */
function ShopWindow() {
  return (
    <div className="banner banner-1 shop-window">
      <p>{messages.shopWindow}</p>
      <picture>
        <source type="image/avif" srcSet={sources('avif')} sizes={SIZES} />
        <source type="image/webp" srcSet={sources('webp')} sizes={SIZES} />
        <img src="/images/banner-1.960.jpg" alt="" width={960} height={400} />
      </picture>
    </div>
  )
}
