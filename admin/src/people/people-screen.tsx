import type { StaffMember } from '@baqala/contract/admin/staff'
import { ButtonLink } from '@baqala/kit/ui/button.tsx'
import { paths, NEW, useOpenDialog } from '../ui/paths.ts'
import { type AdminReply, useCall } from '../api/calls.ts'
import { Loaded, NameLink, ScreenHead, Table } from '../ui/screen-parts.tsx'
import { moment } from '../ui/words.ts'
import { AddPerson, ChangePerson } from './person-dialogs.tsx'
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
      {person && <ChangePerson person={person} isOneself={id === session.person._id} onClose={close} />}
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
