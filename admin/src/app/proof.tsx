import type { QueryKey } from '@tanstack/react-query'
import { Field } from '@baqala/kit/ui/field.tsx'
import { callAdmin } from './call-admin.ts'
import { queryClient } from './query-client.ts'
import { messages } from '#messages/app'

/** The second factor, or of somebody without one the password, entered again: some changes want it fresh. */
export type ProofKind = 'code' | 'password'

export function proofKindOf(failedField: string | undefined): ProofKind | undefined {
  return failedField === 'code' || failedField === 'password' ? failedField : undefined
}

/** Runs a change, before it the proof that the server asked for, and asks again for the lists that `changed` names. */
export async function changeWithProof<Result>(
  { code, password }: Readonly<Record<string, string>>,
  changed: QueryKey,
  work: () => Promise<Result>,
): Promise<Result> {
  if (code || password) {
    const body = { ...(code && { code }), ...(password && { password }) }
    queryClient.setQueryData(['session'], await callAdmin('strengthenSession', { body }))
  }
  const result = await work()
  await queryClient.invalidateQueries({ queryKey: changed })
  return result
}

interface ProofFieldProps {
  readonly kind: ProofKind
  readonly error: string | undefined
}

/** Shown once the server has said that the second factor is not fresh. */
export function ProofField({ kind, error }: ProofFieldProps) {
  return (
    <Field
      name={kind}
      label={kind === 'code' ? messages.codeAgain : messages.passwordAgain}
      hint={messages.againHint}
      type="password"
      required
      autoComplete={kind === 'code' ? 'one-time-code' : 'current-password'}
      // The one thing left to type.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      error={error}
    />
  )
}
