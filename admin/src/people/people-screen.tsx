import type { StaffMember } from '@baqala/contract/admin/staff'
import { ButtonLink } from '@baqala/kit/ui/button.tsx'
import { addresses, useBelow } from '../app/addresses.tsx'
import { useCall } from '../app/calls.ts'
import { Loaded, ScreenHead, Table } from '../app/screen-parts.tsx'
import { moment } from '../app/words.ts'
import { AddPerson, ChangePerson } from './person-dialogs.tsx'
import { messages } from '#messages/people'

const NEW = 'new'

/** Who may sign in. The dialogs of adding and changing are addresses below this one. */
export function PeopleScreen() {
  const { id, close } = useBelow(addresses.people)
  const staff = useCall('people', 'listStaff', {})
  return (
    <Loaded query={staff} failed={messages.failed}>
      {(people) => {
        const person = people.find(({ _id }) => _id === id)
        return (
          <>
            <ScreenHead title={messages.title}>
              <ButtonLink to={`${addresses.people}/${NEW}`} look="leaf" text={messages.addSomebody} />
            </ScreenHead>
            <div className="panel mt-5">
              <Table heads={[messages.name, messages.role, messages.state, messages.lastSeen]}>
                {people.map((each) => (
                  <PersonRow key={each._id} person={each} />
                ))}
              </Table>
            </div>
            {id === NEW && <AddPerson onClose={close} />}
            {person && <ChangePerson person={person} onClose={close} />}
          </>
        )
      }}
    </Loaded>
  )
}

function PersonRow({ person }: { readonly person: StaffMember }) {
  const { _id, name, login, role, seenAt } = person
  return (
    <tr>
      <td>
        <ButtonLink
          to={`${addresses.people}/${_id}`}
          aria-label={messages.change(name)}
          look="text"
          className="tall-link"
          text={<bdi>{name}</bdi>}
        />{' '}
        <bdi dir="ltr" className="text-ink-soft">
          {login}
        </bdi>
      </td>
      <td>{messages.roles[role]}</td>
      <td>{stateOf(person)}</td>
      <td className="text-ink-soft">
        <span className="sm:hidden">{messages.lastSeen}: </span>
        {seenAt === null ? messages.never : moment(seenAt)}
      </td>
    </tr>
  )
}

function stateOf({ isDisabled, isInvited, isDemo, hasCode }: StaffMember): string {
  if (isDisabled) return messages.states.disabled
  if (isInvited) return messages.states.invited
  if (isDemo) return messages.states.demo
  return hasCode ? messages.states.code : messages.states.plain
}
