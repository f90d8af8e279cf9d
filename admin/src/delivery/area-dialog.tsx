import { Dialog } from '@baqala/kit/ui/dialog.tsx'
import { toast } from '@baqala/kit/ui/toast.ts'
import { callAdmin } from '../app/call-admin.ts'
import { Choice, Field, SelectField } from '../app/form.tsx'
import { CheckedForm } from './checked-form.tsx'
import { nameOf } from './names.ts'
import { readNumber } from './read-number.ts'
import { useCheckedForm, type Area, type Round } from './use-delivery.ts'
import { messages } from '#messages/delivery'

const FIELDS = ['name', 'nameAr', 'fee', 'minimum', 'freeFrom', 'expressFee', 'expressMinutes', 'aliases']

interface AreaDialogProps {
  /** Undefined: a new one. */
  readonly area: Area | undefined
  readonly rounds: readonly Round[]
  readonly onClose: () => void
}

/** An area with its fees. Fees are for orders from now on; closing it names the orders under way there first. */
export function AreaDialog({ area, rounds, onClose }: AreaDialogProps) {
  const form = useCheckedForm(
    async (values, query) => {
      const body = readArea(values)
      if (area === undefined) return query ? {} : send(callAdmin('addArea', { body }))
      // Nothing but closing concerns the orders that are there.
      if (query && (!body.isClosed || area.isClosed)) return {}
      return callAdmin('changeArea', { params: { id: area._id }, body, ...(query && { query }) })
    },
    FIELDS,
    () => {
      toast.success(messages.saved)
      onClose()
    },
  )
  return (
    <Dialog
      title={area === undefined ? messages.addArea : messages.changeArea(nameOf(area))}
      onClose={onClose}
      isCloseQuiet
    >
      <CheckedForm form={form}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field name="name" label={messages.nameInEnglish} defaultValue={area?.name} required />
          <Field name="nameAr" label={messages.nameInArabic} defaultValue={area?.nameAr} dir="rtl" />
          <SelectField
            label={messages.round}
            name="round"
            defaultValue={area?.round._id}
            options={rounds.map((round) => [round._id, nameOf(round)])}
          />
          <SelectField
            label={messages.governorate}
            name="governorate"
            defaultValue={area?.governorate}
            options={governoratesWith(area?.governorate)}
          />
          <Amount name="fee" label={messages.feeInEgp} first={area?.fee ?? 0} />
          <Amount name="minimum" label={messages.minimumInEgp} first={area?.minimum ?? 0} />
          <Amount name="freeFrom" label={messages.freeFromInEgp} first={area?.freeFrom} />
          <Amount name="expressFee" label={messages.expressFee} first={area?.express?.fee} />
          <Amount name="expressMinutes" label={messages.expressMinutes} first={area?.express?.minutes ?? 60} />
        </div>
        <Field
          name="aliases"
          label={messages.aliases}
          hint={messages.aliasesHint}
          defaultValue={area?.aliases.join(messages.comma)}
          dir="auto"
        />
        <Choice name="isClosed" label={messages.areaIsClosed} defaultChecked={area?.isClosed} />
      </CheckedForm>
    </Dialog>
  )
}

interface AmountProps {
  readonly name: string
  readonly label: string
  readonly first: number | null | undefined
}

function Amount({ first, ...field }: AmountProps) {
  return <Field {...field} type="text" inputMode="decimal" dir="ltr" defaultValue={first ?? ''} autoComplete="off" />
}

async function send(call: Promise<unknown>) {
  await call
  return {}
}

function readArea(values: Readonly<Record<string, string>>) {
  const { name = '', nameAr = '', round = '', governorate = 'EG-C', aliases = '', isClosed } = values
  return {
    ...{ name, nameAr: nameAr || name, round, governorate },
    aliases: aliases.split(/[,،]/).flatMap((alias) => alias.trim() || []),
    fee: readNumber(values, 'fee'),
    minimum: readNumber(values, 'minimum'),
    freeFrom: values.freeFrom === '' ? null : readNumber(values, 'freeFrom'),
    express:
      values.expressFee === ''
        ? null
        : { fee: readNumber(values, 'expressFee'), minutes: readNumber(values, 'expressMinutes') },
    isClosed: isClosed === 'on',
  }
}

/** An area of a governorate that is rare keeps its code. */
function governoratesWith(code = 'EG-C'): [string, string][] {
  const known = Object.entries(messages.governorates)
  return known.some(([one]) => one === code) ? known : [...known, [code, code]]
}
