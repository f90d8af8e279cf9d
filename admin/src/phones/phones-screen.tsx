import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { PressButton } from '@baqala/kit/ui/press-button.tsx'
import { type AdminReply, changeAdmin, useCall } from '../api/calls.ts'
import { AskFirst } from '../ui/ask-first.tsx'
import { Field, Form, useForm } from '../ui/form.tsx'
import { Loaded } from '../ui/screen-parts.tsx'
import { moment } from '../ui/words.ts'
import { messages } from '#messages/phones'

/** The phones that several people share. Each is enrolled on itself. */
export function PhonesScreen() {
  const phones = useCall('phones', 'listDevices', {})
  return (
    <>
      <ScreenTitle>{messages.title}</ScreenTitle>
      <p className="mt-1 max-w-prose text-pretty text-ink-soft">{messages.explained}</p>
      <EnrolThisOne />
      <Loaded query={phones} failureText={messages.failed} className="mt-5">
        {(data) => <Phones phones={data} />}
      </Loaded>
    </>
  )
}

function EnrolThisOne() {
  const { device } = useCall('device', 'listDevicePeople', {}).data ?? {}
  const form = useForm(async ({ name = '', ...proof }) => {
    await changeAdmin(['phones', 'device'], 'enrolDevice', { body: { name } }, proof)
    return messages.enrolled
  })
  // Enrolled twice it would stand in the list twice, once for nothing.
  if (device) return <p className="panel mt-5 max-w-lg p-5 font-bold">{messages.thisOne(device)}</p>
  return (
    <div className="panel mt-5 max-w-lg p-5">
      <Form form={form} submit={messages.enrol} hasProof>
        <Field name="name" label={messages.name} hint={messages.nameHint} required />
      </Form>
    </div>
  )
}

function Phones({ phones }: { readonly phones: AdminReply<'listDevices'> }) {
  if (phones.length === 0) return <p className="panel mt-5 p-6">{messages.none}</p>
  return (
    <ul className="panel mt-5 divide-y divide-line">
      {phones.map(({ _id, name, seenAt }) => (
        <li key={_id} className="flex flex-wrap items-center justify-between gap-3 p-4">
          <div>
            <bdi className="font-bold">{name}</bdi>
            <p className="text-ink-soft">{seenAt === null ? messages.never : messages.lastUsed(moment(seenAt))}</p>
          </div>
          <AskFirst text={messages.remove} label={messages.removeNamed(name)}>
            <PressButton
              work={() => changeAdmin(['phones', 'device'], 'removeDevice', { params: { id: _id } })}
              look="danger"
              text={messages.removeNow(name)}
            />
          </AskFirst>
        </li>
      ))}
    </ul>
  )
}
