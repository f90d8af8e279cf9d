import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Outcome } from '../api/outcome.ts'
import { messages } from '../messages.ts'
import { toast } from '../ui/toast.ts'

interface ResetStep<Reply> {
  readonly send: (fields: ReadonlyMap<string, string>) => Promise<Outcome<Reply>>
  /** What happens at once when it went well, before the wait. */
  readonly succeed?: (reply: Reply, fields: ReadonlyMap<string, string>) => void
  readonly next: { readonly path: string; readonly afterMs: number }
  readonly leave?: () => void
}

/**
 * One of the three steps to a new password (spec 4): checked by the browser, sent once, and on after the moment the
 * specification gives the shopper to read what was said.
 */
export function useResetStep<Reply>({ send, succeed, next, leave }: ResetStep<Reply>) {
  const navigate = useNavigate()
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map())
  const [isBusy, setIsBusy] = useState(false)
  const timer = useRef(0)
  // Whoever has walked on by themselves is not called back.
  useEffect(() => () => clearTimeout(timer.current), [])

  async function submit(fields: ReadonlyMap<string, string>) {
    setIsBusy(true)
    const outcome = await send(fields)
    if (outcome.kind !== 'success') {
      toast.failure(messages.auth.resetStepFailed)
      return setIsBusy(false)
    }
    succeed?.(outcome.reply, fields)
    timer.current = window.setTimeout(() => {
      leave?.()
      void navigate(next.path)
    }, next.afterMs)
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const inputs = [...event.currentTarget.querySelectorAll('input')]
    const wrong = inputs.filter((input) => !input.checkValidity())
    setErrors(new Map(wrong.map((input) => [input.name, input.validationMessage])))
    if (wrong[0]) return wrong[0].focus()
    if (!isBusy) void submit(new Map(inputs.map(({ name, value }) => [name, value])))
  }

  return { onSubmit, isBusy, errorOf: (name: string) => errors.get(name) }
}
