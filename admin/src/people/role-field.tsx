import { ROLES, type Role } from '@baqala/contract/admin/may'
import { SelectField } from '../app/form.tsx'
import { messages } from '#messages/people'

export function RoleField({ first }: { readonly first: Role }) {
  const options = ROLES.map((role) => [role, messages.roles[role]] as const)
  return <SelectField name="role" label={messages.role} defaultValue={first} options={options} />
}

export function roleNamed(name: string): Role {
  return ROLES.find((role) => role === name) ?? 'reader'
}
