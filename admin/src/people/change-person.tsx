import { Dialog } from '@baqala/kit/ui/dialog.tsx'
import { ErrorAlert } from '@baqala/kit/ui/error-alert.tsx'
import { Field } from '@baqala/kit/ui/field.tsx'
import { SubmitButton } from '@baqala/kit/ui/submit-button.tsx'
import { toast } from '@baqala/kit/ui/toast.ts'
import { callAdmin } from '../app/call-admin.ts'
import { changeWithProof, ProofField, proofKindOf } from '../app/proof.tsx'
import { useForm } from '../app/use-form.ts'
import { RoleField, roleNamed } from './role-field.tsx'
import type { Person } from './use-people.ts'
import { messages } from '#messages/people'

interface ChangePersonProps {
  readonly person: Person
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
  const proofKind = proofKindOf(form.failedField)
  return (
    <Dialog title={messages.change(name)} onClose={onClose} isCloseQuiet>
      <ErrorAlert message={form.alert} />
      <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
        <Field name="name" label={messages.name} defaultValue={name} required error={form.errorOf('name')} />
        <RoleField first={role} />
        <Choice name="isDisabled" label={messages.dismiss} isChosen={isDisabled} />
        {hasCode && <Choice name="resetCode" label={messages.resetCode} isChosen={false} />}
        {proofKind && <ProofField kind={proofKind} error={form.errorOf(proofKind)} />}
        <SubmitButton className="justify-self-start" isBusy={form.isBusy}>
          {messages.save}
        </SubmitButton>
      </form>
    </Dialog>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly label: string
  readonly isChosen: boolean
}

function Choice({ name, label, isChosen }: ChoiceProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" name={name} defaultChecked={isChosen} className="size-5 accent-leaf" />
      {label}
    </label>
  )
}
