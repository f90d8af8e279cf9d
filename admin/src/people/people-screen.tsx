import type { StaffMember } from '@baqala/contract/admin/staff'
import { useNavigate, useParams } from 'react-router'
import { Link } from '@baqala/kit/ui/link.tsx'
import { addresses } from '../app/addresses.ts'
import { useCall } from '../app/calls.ts'
import { AddPerson, ChangePerson } from './person-dialogs.tsx'
import { Loaded, ScreenHead, Table } from '../app/screen-parts.tsx'
import { moment } from '../app/times.ts'
import { messages } from '#messages/people'

const NEW = 'new'

/** Who may sign in. The dialogs of adding and changing are addresses below this one. */
export function PeopleScreen() {
  const { id } = useParams()
  const navigate = useNavigate()
  const staff = useCall('people', 'listStaff', {})
  const close = () => void navigate(addresses.people)
  return (
    <Loaded query={staff} failed={messages.failed}>
      {(people) => {
        const person = people.find(({ _id }) => _id === id)
        return (
          <>
            <ScreenHead title={messages.title}>
              <Link to={`${addresses.people}/${NEW}`} className="button button-leaf">
                {messages.addSomebody}
              </Link>
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
        <Link to={`${addresses.people}/${_id}`} aria-label={messages.change(name)} className="text-link tall-link">
          <bdi>{name}</bdi>
        </Link>{' '}
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
