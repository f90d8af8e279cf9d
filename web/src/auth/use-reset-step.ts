import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Outcome } from '@baqala/kit/api/outcome.ts'
import { toast } from '@baqala/kit/ui/toast.ts'
import { messages } from '#messages/auth'

interface ResetStep<Reply> {
  /** The field that a refused step is about: the sentence of its toast stays there. */
  readonly refusedField: string
  /** Whether the server's own words stay there. */
  readonly doesServerExplain?: boolean
  readonly send: (fields: ReadonlyMap<string, string>) => Promise<Outcome<Reply>>
  readonly succeed: (reply: Reply, fields: ReadonlyMap<string, string>) => void
  readonly path: string
  readonly afterMs: number
  readonly state?: (fields: ReadonlyMap<string, string>) => object
}

/**
 * One of the three steps of the password reset (specification 4): validates in the browser, sends, and redirects after a
 * delay in which the shopper can read the toast.
 */
export function useResetStep<Reply>({ refusedField, send, succeed, ...step }: ResetStep<Reply>) {
  const navigate = useNavigate()
  const [errors, setErrors] = useState<ReadonlyMap<string, () => string>>(new Map())
  const [isBusy, setIsBusy] = useState(false)
  const timer = useRef(0)
  // A shopper who has left the screen is not redirected.
  useEffect(() => () => clearTimeout(timer.current), [])

  /** A toast is gone after two seconds; the sentence under the field is not, and may say more. A function, so that it follows a change of language. */
  function fail(name: string, sentence: () => string, why = sentence) {
    toast.failure(sentence())
    setErrors(new Map([[name, why]]))
  }

  async function submit(fields: ReadonlyMap<string, string>) {
    setIsBusy(true)
    const outcome = await send(fields)
    if (outcome.kind !== 'success') {
      const explained = outcome.message ?? messages.wentWrong
      fail(refusedField, () => messages.wentWrong, step.doesServerExplain ? () => explained : undefined)
      return setIsBusy(false)
    }
    succeed(outcome.reply, fields)
    timer.current = window.setTimeout(() => void navigate(step.path, { state: step.state?.(fields) }), step.afterMs)
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const inputs = [...event.currentTarget.querySelectorAll('input')]
    const wrong = inputs.filter((input) => !input.checkValidity())
    // The browser's own sentence would be in its language, which need not be that of the shop.
    const why =
      ({ validity: { valueMissing } }: HTMLInputElement) =>
      () =>
        valueMissing ? messages.fillThisIn : messages.emailInvalid
    setErrors(new Map(wrong.map((input) => [input.name, why(input)])))
    if (wrong[0]) return wrong[0].focus()
    if (!isBusy) void submit(new Map(inputs.map(({ name, value }) => [name, value])))
  }

  /** The attributes of an input of the form. */
  function field(name: string, label: string) {
    return { name, label, required: true, error: errors.get(name)?.() }
  }

  return { field, onSubmit, fail, isBusy }
}
