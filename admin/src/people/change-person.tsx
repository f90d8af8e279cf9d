import type { StaffMember } from '@baqala/contract/admin/staff'
import { toast } from '@baqala/kit/ui/toast.ts'
import { changeAdmin } from '../app/calls.ts'
import { Choice, Field, useForm } from '../app/form.tsx'
import { FormDialog } from '../app/form-dialog.tsx'
import { RoleField, roleNamed } from './role-field.tsx'
import { messages } from '#messages/people'

interface ChangePersonProps {
  readonly person: StaffMember
  readonly onClose: () => void
}

/** Name, role, dismissal and the second factor of a person. A dismissal counts at the person's next call. */
export function ChangePerson({ person, onClose }: ChangePersonProps) {
  const { _id: id, name, role, isDisabled, hasCode } = person
  const form = useForm(async ({ name = '', role = '', isDisabled, resetCode, ...proof }) => {
    const body = {
      name,
      role: roleNamed(role),
      isDisabled: isDisabled === 'on',
      ...(resetCode === 'on' && { resetCode: true as const }),
    }
    await changeAdmin('people', 'changePerson', { params: { id }, body }, proof)
    toast.success(messages.saved)
    onClose()
  })
  return (
    <FormDialog title={messages.change(name)} onClose={onClose} form={form} hasProof submit={messages.save}>
      <Field name="name" label={messages.name} defaultValue={name} required />
      <RoleField first={role} />
      <Choice name="isDisabled" label={messages.dismiss} defaultChecked={isDisabled} />
      {hasCode && <Choice name="resetCode" label={messages.resetCode} />}
    </FormDialog>
  )
}
