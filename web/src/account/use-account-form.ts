import type { Outcome } from '@baqala/kit/api/outcome.ts'
import { toast } from '@baqala/kit/ui/toast.ts'
import { useEffect, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { textAt, valueAt } from '../api/value-at.ts'
import { fieldSentence } from '../auth/field-sentence.ts'
import { schemaResolver } from '../auth/schema-resolver.ts'
import { whyNot } from './account-query.ts'

export interface AccountForm<Form extends FieldValues> {
  readonly schema: z.ZodMiniType<Form, Form>
  readonly defaultValues: DefaultValues<Form>
  readonly send: (form: Form) => Promise<Outcome<unknown>>
  /** It opens with the page, which keeps its own focus. */
  readonly isResumed?: boolean
}

/**
 * A form that opens in place: its first field has the focus, and a refusal stands at the field that it is about, if it says one.
 * It is checked when it is sent: an error that comes as a field is left pushes the button away below the finger.
 */
export function useAccountForm<Form extends FieldValues>(
  { schema, defaultValues, send, isResumed }: AccountForm<Form>,
  saved: string,
  onSaved: () => void,
) {
  const [alert, setAlert] = useState<string>()
  const form = useForm<Form, unknown, Form>({ resolver: schemaResolver(schema), defaultValues })
  const { handleSubmit, setError, setFocus, formState, getFieldState } = form
  // Read before any condition: react-hook-form keeps only those values current that the first render reads.
  const { isSubmitting, errors: _ } = formState
  // A cast: the keys of the values are the names of the fields.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => (isResumed ? undefined : setFocus(Object.keys(defaultValues)[0] as Path<Form>)), [])

  async function submit(values: Form) {
    setAlert(undefined)
    const outcome = await send(values)
    if (outcome.kind === 'success') {
      toast.success(saved)
      return onSaved()
    }
    const sentence = whyNot(outcome)
    const field = outcome.kind === 'refused' ? textAt(valueAt(outcome.body, 'errors'), 'param') : undefined
    if (field === undefined || !(field in values)) return setAlert(sentence)
    // A cast: it is one of the form's fields.
    setError(field as Path<Form>, { message: sentence }, { shouldFocus: true })
  }

  function errorOf(name: Path<Form>): string | undefined {
    const { message } = getFieldState(name, formState).error ?? {}
    return message && (fieldSentence(message) ?? message)
  }

  return { ...form, errorOf, alert, isSubmitting, onSubmit: handleSubmit(submit) }
}
