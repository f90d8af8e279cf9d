import type { StaffMember } from '@baqala/contract/admin/staff'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { Link } from '@baqala/kit/ui/link.tsx'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { addresses } from '../app/addresses.ts'
import { callAdmin } from '../app/call-admin.ts'
import { Loaded } from '../app/loaded.tsx'
import { AddPerson } from './add-person.tsx'
import { ChangePerson } from './change-person.tsx'
import { Table } from '../app/table.tsx'
import { moment } from '../app/times.ts'
import { messages } from '#messages/people'

const NEW = 'new'

/** Who may sign in. The dialogs of adding and changing are addresses below this one. */
export function PeopleScreen() {
  const { id } = useParams()
  const navigate = useNavigate()
  const staff = useQuery({ queryKey: ['people'], queryFn: () => callAdmin('listStaff', {}) })
  const close = () => void navigate(addresses.people)
  return (
    <Loaded query={staff} failed={messages.failed}>
      {(people) => {
        const person = people.find(({ _id }) => _id === id)
        return (
          <>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <ScreenTitle>{messages.title}</ScreenTitle>
              <Link to={`${addresses.people}/${NEW}`} className="button button-leaf">
                {messages.addSomebody}
              </Link>
            </div>
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
        {seenAt === null ? messages.never : moment(new Date(seenAt))}
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
