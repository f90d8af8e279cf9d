import type { StaffMember } from '@baqala/contract/admin/staff'
import { ButtonLink, Button } from '@baqala/kit/ui/button.tsx'
import { useState } from 'react'
import { ROLES, type Role } from '@baqala/contract/admin/may'
import { toast } from '@baqala/kit/ui/toast.ts'
import { Modal } from '../ui/modal.tsx'
import { paths, NEW, useOpenDialog } from '../ui/paths.ts'
import { type AdminReply, useCall, changeAdmin, newKey } from '../api/calls.ts'
import { Loaded, NameLink, ScreenHead, Table } from '../ui/screen-parts.tsx'
import { moment } from '../ui/words.ts'
import { changesIn, CodeField, Field, Form, useForm, Choice, SelectField } from '../ui/form.tsx'
import { ModalWithFoot, FormDialog } from '../ui/form-dialog.tsx'
import { messages } from '#messages/people'

/** Who may sign in. The dialogs of adding and changing are addresses below this one. */
export function PeopleScreen({ session }: { readonly session: AdminReply<'getSession'> }) {
  const { id, close } = useOpenDialog(paths.people)
  const staff = useCall('people', 'listStaff', {})
  const person = staff.data?.find(({ _id }) => _id === id)
  return (
    <>
      <ScreenHead title={messages.title}>
        <ButtonLink to={`${paths.people}/${NEW}`} look="leaf" text={messages.addSomebody} />
      </ScreenHead>
      <Loaded query={staff} failureText={messages.failed} className="mt-5">
        {(people) => (
          <Table
            className="panel mt-5"
            rows={people}
            keyOf={({ _id }) => _id}
            columns={[
              { head: messages.name, cell: (each) => <PersonName person={each} /> },
              { head: messages.role, cell: ({ role }) => messages.roles[role] },
              { head: messages.state, cell: stateOf },
              { head: messages.lastSeen, className: 'whitespace-nowrap text-ink-soft', isNamed: true, cell: seenWords },
            ]}
          />
        )}
      </Loaded>
      {id === NEW && <AddPerson onClose={close} />}
      {person && <ChangePerson key={id} person={person} isOneself={id === session.person._id} onClose={close} />}
    </>
  )
}

function PersonName({ person: { _id, name, login } }: { readonly person: StaffMember }) {
  return (
    <>
      <NameLink to={`${paths.people}/${_id}`} label={messages.change(name)} name={name} />{' '}
      <bdi dir="ltr" className="text-ink-soft">
        {login}
      </bdi>
    </>
  )
}

function seenWords({ seenAt }: StaffMember): string {
  return seenAt === null ? messages.never : moment(seenAt)
}

function stateOf({ isDisabled, hasPassword, isInvited, isDemo, hasCode }: StaffMember): string {
  if (isDisabled) return messages.states.disabled
  if (!hasPassword) return isInvited ? messages.states.invited : messages.states.lapsed
  if (isDemo) return messages.states.demo
  return hasCode ? messages.states.code : messages.states.plain
}

type Invited = AdminReply<'inviteAgain'>

/** Adds somebody and shows the link that invites them, once. */
function AddPerson({ onClose }: { readonly onClose: () => void }) {
  const [invited, setInvited] = useState<Invited>()
  // One for all presses of the button: the answer, and the link in it, may be lost on its way.
  const [key] = useState(newKey)
  const form = useForm(async ({ name = '', login = '', role = '', ...proof }) => {
    const body = { name, login, role: roleNamed(role) }
    setInvited(await changeAdmin('people', 'addPerson', { body, key }, proof))
  })
  if (invited) return <Invitation {...invited} onClose={onClose} />
  return (
    <FormDialog title={messages.addSomebody} onClose={onClose} form={form} hasProof submit={messages.add}>
      <Field name="name" label={messages.name} required />
      <CodeField name="login" label={messages.login} hint={messages.loginHint} />
      <RoleField first="picker" />
    </FormDialog>
  )
}

function Invitation({ name, login, invitation = '', onClose }: Invited & { readonly onClose: () => void }) {
  const link = `${location.origin}${paths.invitation}#${invitation}`
  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      toast.success(messages.copied)
    } catch {
      toast.failure(messages.notCopied)
    }
  }
  // Browsers give a page on plain http no clipboard; the link can be selected with one press.
  const copying = window.isSecureContext && <Button onClick={() => void copy()} look="leaf" text={messages.copy} />
  return (
    <Modal title={messages.invitedTitle(name)} onClose={onClose} actions={copying}>
      <p>{messages.invitedText(login)}</p>
      <p dir="ltr" className="rounded-field bg-well p-3 font-mono break-all select-all">
        {link}
      </p>
    </Modal>
  )
}

interface ChangePersonProps {
  readonly person: StaffMember
  readonly isOneself: boolean
  readonly onClose: () => void
}

/**
 * Name, role, dismissal and the second factor of a person, and a new link for somebody who lost one. A dismissal counts at the
 * person's next call.
 */
function ChangePerson({ person: now, isOneself, onClose }: ChangePersonProps) {
  const [person] = useState(now)
  const { _id: id, name, role, isDisabled, hasCode } = person
  const [invited, setInvited] = useState<Invited>()
  const form = useForm(async ({ name = '', role = '', isDisabled, resetCode, ...proof }) => {
    const changes = changesIn({ name, role: roleNamed(role), isDisabled: isDisabled === 'on' }, person)
    const body = { ...changes, ...(resetCode === 'on' && { resetCode: true as const }) }
    await changeAdmin('people', 'changePerson', { params: { id }, body }, proof)
    return messages.saved
  }, onClose)
  const inviting = useForm(async (proof) => {
    setInvited(await changeAdmin('people', 'inviteAgain', { params: { id } }, proof))
  })
  if (invited) return <Invitation {...invited} onClose={onClose} />
  return (
    <ModalWithFoot title={messages.change(name)} onClose={onClose}>
      <Form form={form} hasProof submit={messages.save}>
        <Field name="name" label={messages.name} defaultValue={name} required />
        <RoleField first={role} />
        <Choice name="isDisabled" label={messages.dismiss} defaultChecked={isDisabled} />
        {hasCode && <Choice name="resetCode" label={messages.resetCode} />}
      </Form>
      {!isDisabled && !isOneself && <Form form={inviting} hasProof submit={messages.newLink} look="quiet" />}
    </ModalWithFoot>
  )
}

function RoleField({ first }: { readonly first: Role }) {
  const options = ROLES.map((role) => [role, messages.roles[role]] as const)
  return <SelectField name="role" label={messages.role} defaultValue={first} options={options} />
}

function roleNamed(name: string): Role {
  return ROLES.find((role) => role === name) ?? 'reader'
}
