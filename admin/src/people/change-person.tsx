import type { StaffMember } from '@baqala/contract/admin/staff'
import { Dialog } from '@baqala/kit/ui/dialog.tsx'
import { toast } from '@baqala/kit/ui/toast.ts'
import { callAdmin } from '../app/call-admin.ts'
import { Choice, Field, Form } from '../app/form.tsx'
import { changeWithProof } from '../app/proof.ts'
import { useForm } from '../app/use-form.ts'
import { RoleField, roleNamed } from './role-field.tsx'
import { messages } from '#messages/people'

interface ChangePersonProps {
  readonly person: StaffMember
  readonly onClose: () => void
}

/** Name, role, dismissal and the second factor of a person. A dismissal counts at the person's next call. */
export function ChangePerson({ person, onClose }: ChangePersonProps) {
  const { _id: id, name, role, isDisabled, hasCode } = person
  const form = useForm(
    async ({ name = '', role = '', isDisabled, resetCode, ...proof }) => {
      const body = {
        name,
        role: roleNamed(role),
        isDisabled: isDisabled === 'on',
        ...(resetCode === 'on' && { resetCode: true as const }),
      }
      await changeWithProof(proof, ['people'], () => callAdmin('changePerson', { params: { id }, body }))
      toast.success(messages.saved)
      onClose()
    },
    ['name', 'role', 'code', 'password'],
  )
  return (
    <Dialog title={messages.change(name)} onClose={onClose} isCloseQuiet>
      <Form form={form} hasProof submit={messages.save}>
        <Field name="name" label={messages.name} defaultValue={name} required />
        <RoleField first={role} />
        <Choice name="isDisabled" label={messages.dismiss} defaultChecked={isDisabled} />
        {hasCode && <Choice name="resetCode" label={messages.resetCode} />}
      </Form>
    </Dialog>
  )
}
