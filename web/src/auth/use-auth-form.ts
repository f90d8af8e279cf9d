import { useState } from 'react'
import { type DefaultValues, type Path, type RegisterOptions, useForm } from 'react-hook-form'
import type { AuthReply } from '@baqala/contract/auth'
import type { Language } from '@baqala/contract/language'
import type * as z from 'zod/mini'
import { currentLanguage } from '@baqala/kit/language/language.ts'
import type { Failure, Outcome } from '@baqala/kit/api/outcome.ts'
import { fieldSentence } from './field-sentence.ts'
import { schemaResolver } from './schema-resolver.ts'
import { useSession } from './session.ts'
import { noteEmail } from './noted-email.ts'
import { forgetResumed } from '../api/resumed-state.ts'
import { messages } from '#messages/auth'

interface AuthFormOptions<Form extends { email: string }> {
  readonly schema: z.ZodMiniType<Form, Form>
  readonly defaultValues: DefaultValues<Form>
  readonly send: (form: Form) => Promise<Outcome<z.infer<typeof AuthReply>>>
}

/** The form of Login and Register: validates (specification 5), sends once at a time, stores the token or shows the error. */
export function useAuthForm<Form extends { email: string }>({ schema, defaultValues, send }: AuthFormOptions<Form>) {
  const [failure, setFailure] = useState<Failure & { readonly language: Language }>()
  const { settoken } = useSession()
  const { register, watch, getValues, handleSubmit, formState, getFieldState } = useForm<Form, unknown, Form>({
    resolver: schemaResolver(schema),
    defaultValues,
    mode: 'onTouched',
  })
  // Read before any condition: react-hook-form keeps only those values current that the first render reads.
  const { isValid, isDirty, isSubmitting } = formState

  async function submit(form: Form) {
    setFailure(undefined)
    const outcome = await send(form)
    if (outcome.kind !== 'success') return setFailure({ ...outcome, language: currentLanguage() })
    const { token } = outcome.reply
    noteEmail(token, form.email)
    forgetResumed('register')
    settoken(token)
  }

  /** Specification 5: a field's error shows only once the field has been touched. */
  function field(name: Path<Form>, label: string, rules?: RegisterOptions<Form>) {
    const { isTouched, error: fault } = getFieldState(name, formState)
    const error = isTouched && fault?.message ? fieldSentence(fault.message) : undefined
    return { ...register(name, rules), label, required: true, error }
  }

  return {
    alert: failure && sentenceOf(failure, failure.language),
    isEmailTaken: failure?.httpStatus === 409,
    watch,
    getValues,
    field,
    onSubmit: handleSubmit(submit),
    isSubmitting,
    canSubmit: isValid && isDirty,
  }
}

/** The server's words are in the language that the page had then. In another one the status tells what they said. */
function sentenceOf(failure: Failure, language: Language): string {
  if (language === currentLanguage()) return failure.message ?? messages.wentWrong
  if (failure.httpStatus === 401) return messages.wrongCredentials
  return failure.httpStatus === 409 ? messages.accountExists : messages.wentWrong
}
