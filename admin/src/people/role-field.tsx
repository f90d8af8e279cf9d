import { useId } from 'react'
import { ROLES, type Role } from '@baqala/contract/admin/may'
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
