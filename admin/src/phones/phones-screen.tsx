import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { toast } from '@baqala/kit/ui/toast.ts'
import { callAdmin, type AdminReply } from '../app/call-admin.ts'
import { Field, Form } from '../app/form.tsx'
import { Loaded } from '../app/loaded.tsx'
import { changeWithProof } from '../app/proof.ts'
import { useForm } from '../app/use-form.ts'
import { moment } from '../app/times.ts'
import { messages } from '#messages/phones'

/** The phones that several people share. Each is enrolled on itself. */
export function PhonesScreen() {
  const phones = useQuery({ queryKey: ['phones'], queryFn: () => callAdmin('listDevices', {}) })
  return (
    <>
      <ScreenTitle>{messages.title}</ScreenTitle>
      <p className="mt-1 max-w-prose text-pretty text-ink-soft">{messages.explained}</p>
      <EnrolThisOne />
      <Loaded query={phones} failed={messages.failed} className="mt-5">
        {(data) => <Phones phones={data} />}
      </Loaded>
    </>
  )
}

function EnrolThisOne() {
  const queryClient = useQueryClient()
  const form = useForm(
    async ({ name = '', ...proof }) => {
      await changeWithProof(proof, ['phones'], () => callAdmin('enrolDevice', { body: { name } }))
      await queryClient.invalidateQueries({ queryKey: ['device'] })
      toast.success(messages.enrolled)
    },
    ['name', 'code', 'password'],
  )
  return (
    <div className="panel mt-5 max-w-lg p-5">
      <Form form={form} submit={messages.enrol} hasProof>
        <Field name="name" label={messages.name} hint={messages.nameHint} required autoComplete="off" />
      </Form>
    </div>
  )
}

function Phones({ phones }: { readonly phones: AdminReply<'listDevices'> }) {
  const queryClient = useQueryClient()
  async function remove(id: string) {
    try {
      await callAdmin('removeDevice', { params: { id } })
      await queryClient.invalidateQueries({ queryKey: ['phones'] })
    } catch (error) {
      if (error instanceof Error) toast.failure(error.message)
    }
  }
  if (phones.length === 0) return <p className="panel mt-5 p-6">{messages.none}</p>
  return (
    <ul className="panel mt-5 divide-y divide-line">
      {phones.map(({ _id, name, seenAt }) => (
        <li key={_id} className="flex flex-wrap items-center justify-between gap-3 p-4">
          <div>
            <bdi className="font-bold">{name}</bdi>
            <p className="text-ink-soft">
              {seenAt === null ? messages.never : messages.lastUsed(moment(new Date(seenAt)))}
            </p>
          </div>
          <button
            type="button"
            aria-label={messages.removeNamed(name)}
            onClick={() => void remove(_id)}
            className="button button-danger"
          >
            {messages.remove}
          </button>
        </li>
      ))}
    </ul>
  )
}
