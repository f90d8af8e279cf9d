import { callAdmin, changeAdmin } from '../api/calls.ts'
import { Choice, Field, SelectField, type Values, useForm, FormDialog } from '../ui/form.tsx'
import { nameOf, optionOf } from '../ui/words.ts'
import { CheckedDialog } from './checked-dialog.tsx'
import { type Area, readNumber, type Round, useCheckedForm } from './use-delivery.ts'
import { messages } from '#messages/delivery'

interface AreaDialogProps {
  /** Undefined: a new one. */
  readonly area: Area | undefined
  readonly rounds: readonly Round[]
  readonly onClose: () => void
}

/** An area with its fees. Fees are for orders from now on; closing it names the orders under way there first. */
export function AreaDialog({ area, rounds, onClose }: AreaDialogProps) {
  const form = useCheckedForm(
    async (values, check) => {
      const body = readArea(values)
      if (area === undefined) return check ? {} : callAdmin('addArea', { body }).then(() => ({}))
      // Nothing but closing concerns the orders that are there.
      if (check && (!body.isClosed || area.isClosed)) return {}
      return callAdmin('changeArea', { params: { id: area._id }, body, ...check })
    },
    () => messages.saved,
    onClose,
  )
  const amount = (name: string, label: string, first: number | null | undefined) => (
    <Field name={name} label={label} inputMode="decimal" defaultValue={first ?? ''} />
  )
  const title = area === undefined ? messages.addArea : messages.changeArea(nameOf(area))
  return (
    <CheckedDialog title={title} onClose={onClose} form={form}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field name="name" label={messages.nameInEnglish} defaultValue={area?.name} required />
        <Field name="nameAr" label={messages.nameInArabic} defaultValue={area?.nameAr} dir="rtl" />
        <SelectField
          label={messages.round}
          name="round"
          defaultValue={area?.round._id}
          options={rounds.map(optionOf)}
        />
        <SelectField
          label={messages.governorate}
          name="governorate"
          defaultValue={area?.governorate}
          options={governoratesWith(area?.governorate)}
        />
        {amount('fee', messages.feeInEgp, area?.fee ?? 0)}
        {amount('minimum', messages.minimumInEgp, area?.minimum ?? 0)}
        {amount('freeFrom', messages.freeFromInEgp, area?.freeFrom)}
        {amount('expressFee', messages.expressFee, area?.express?.fee)}
        {amount('expressMinutes', messages.expressMinutes, area?.express?.minutes ?? 60)}
      </div>
      <Field
        name="aliases"
        label={messages.aliases}
        hint={messages.aliasesHint}
        defaultValue={area?.aliases.join(messages.comma)}
        dir="auto"
      />
      <Choice name="isClosed" label={messages.areaIsClosed} defaultChecked={area?.isClosed} />
    </CheckedDialog>
  )
}

function readArea(values: Values) {
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

interface RoundDialogProps {
  /** Undefined: a new one. */
  readonly round: Round | undefined
  readonly onClose: () => void
}

/** Couriers who ride together. */
export function RoundDialog({ round, onClose }: RoundDialogProps) {
  const form = useForm(async (values) => {
    const { name = '', nameAr = '' } = values
    const body = { name, nameAr: nameAr || name, expressPerHour: readNumber(values, 'expressPerHour') }
    await (round === undefined
      ? changeAdmin('delivery', 'addRound', { body })
      : changeAdmin('delivery', 'changeRound', { params: { id: round._id }, body }))
    return messages.saved
  }, onClose)
  const title = round === undefined ? messages.addRound : messages.changeRound(nameOf(round))
  return (
    <FormDialog title={title} onClose={onClose} about={messages.aboutRounds} form={form} submit={messages.save}>
      <Field name="name" label={messages.nameInEnglish} defaultValue={round?.name} required />
      <Field name="nameAr" label={messages.nameInArabic} defaultValue={round?.nameAr} dir="rtl" />
      <Field
        name="expressPerHour"
        label={messages.expressPerHour}
        hint={messages.expressPerHourHint}
        defaultValue={round?.expressPerHour ?? 4}
        inputMode="numeric"
      />
    </FormDialog>
  )
}
