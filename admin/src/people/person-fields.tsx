import { useId } from 'react'
import { ROLES, type Role } from '@baqala/contract/admin/may'
import { Field } from '@baqala/kit/ui/field.tsx'
import type { ProofKind } from './use-people.ts'
import { messages } from '#messages/people'

export function RoleField({ first }: { readonly first: Role }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-bold">
        {messages.role}
      </label>
      <select id={id} name="role" defaultValue={first} className="field-input">
        {ROLES.map((each) => (
          <option key={each} value={each}>
            {messages.roles[each]}
          </option>
        ))}
      </select>
    </div>
  )
}

export function roleNamed(name: string): Role {
  return ROLES.find((role) => role === name) ?? 'reader'
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
