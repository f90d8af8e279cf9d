import { type FormEvent, useState } from 'react'
import { CallFailed } from './call-admin.ts'

interface Failure {
  readonly message: string
  readonly field: string | undefined
}

/** A form that is sent once at a time. What the server refuses is said at the field that it names, or above the form. */
export function useForm(
  submit: (values: Readonly<Record<string, string>>) => Promise<void>,
  fields: readonly string[],
) {
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setIsBusy] = useState(false)

  async function send(form: HTMLFormElement) {
    setFailure(undefined)
    setIsBusy(true)
    try {
      await submit(valuesOf(form))
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      setFailure(error)
      const named = error.field === undefined ? null : form.elements.namedItem(error.field)
      if (named instanceof HTMLElement) named.focus()
    } finally {
      setIsBusy(false)
    }
  }

  const isAtField = failure?.field !== undefined && fields.includes(failure.field)
  return {
    isBusy,
    alert: isAtField ? undefined : failure?.message,
    failedField: failure?.field,
    errorOf: (field: string) => (isAtField && failure.field === field ? failure.message : undefined),
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      if (!isBusy) void send(event.currentTarget)
    },
  }
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(entries)
}
