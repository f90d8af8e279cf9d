import { useState } from 'react'
import { NEW_AREA, NEW_ROUND } from '@baqala/contract/admin/limits'
import { ButtonLink } from '@baqala/kit/ui/button.tsx'
import { paths, NEW, useOpenDialog } from '../ui/paths.ts'
import { egp, nameOf, optionOf } from '../ui/words.ts'
import { NameLink, Table } from '../ui/screen-parts.tsx'
import { type Area, type Round, type DeliverySettings, readNumber, useCheckedForm } from './use-delivery.ts'
import { callAdmin, changeAdmin } from '../api/calls.ts'
import { changesIn, Choice, Field, SelectField, type Values, useForm } from '../ui/form.tsx'
import { BothLanguages, namesIn } from '../ui/both-languages.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { CheckedDialog } from './checked-dialog.tsx'
import { messages } from '#messages/delivery'

/** The areas by their rounds, each with what delivery costs there. */
export function AreasPart({ areas, rounds }: DeliverySettings) {
  const { part, id, close } = useOpenDialog(`${paths.delivery}/areas`)
  const [area, round] = [areas.find(({ _id }) => _id === id), rounds.find(({ _id }) => _id === id)]
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {rounds.length > 0 && <ButtonLink to={`${paths.delivery}/areas/${NEW}`} look="leaf" text={messages.addArea} />}
        <ButtonLink to={`${paths.delivery}/rounds/${NEW}`} text={messages.addRound} />
      </div>
      <p className="mt-3 max-w-prose text-ink-soft">{messages.aboutRounds}</p>
      {rounds.map((each) => (
        <RoundAreas key={each._id} round={each} areas={areas.filter((one) => one.round._id === each._id)} />
      ))}
      {part === 'areas' && (id === NEW || area) && <AreaDialog key={id} area={area} rounds={rounds} onClose={close} />}
      {part === 'rounds' && (id === NEW || round) && <RoundDialog key={id} round={round} onClose={close} />}
    </>
  )
}

const amount = { className: 'whitespace-nowrap tabular', isNamed: true } as const

function RoundAreas({ round, areas }: { readonly round: Round; readonly areas: readonly Area[] }) {
  const name = nameOf(round)
  return (
    <section className="panel mt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 px-3 pt-2">
        <h2 className="text-lg font-bold">
          <NameLink to={`${paths.delivery}/rounds/${round._id}`} label={messages.changeRound(name)} name={name} />
        </h2>
        <p className="text-ink-soft">{messages.expressAnHour(round.expressPerHour)}</p>
      </div>
      {areas.length === 0 ? (
        <p className="px-3 pb-3 text-ink-soft">{messages.servesNone}</p>
      ) : (
        <Table
          rows={areas}
          keyOf={({ _id }) => _id}
          columns={[
            { head: messages.area, cell: (area) => <AreaName area={area} /> },
            { ...amount, head: messages.fee, cell: ({ fee }) => egp(fee) },
            { ...amount, head: messages.minimum, cell: ({ minimum }) => (minimum === 0 ? '–' : egp(minimum)) },
            { ...amount, head: messages.freeFrom, cell: freeFromWords },
            { ...amount, className: 'tabular', head: messages.express, cell: expressWords },
          ]}
        />
      )}
    </section>
  )
}

function AreaName({ area }: { readonly area: Area }) {
  const name = nameOf(area)
  return (
    <>
      <NameLink to={`${paths.delivery}/areas/${area._id}`} label={messages.changeArea(name)} name={name} />{' '}
      {area.isClosed && <span className="font-bold text-tomato-ink">{messages.isClosed}</span>}
    </>
  )
}

function freeFromWords({ freeFrom }: Area): string {
  return freeFrom === null ? messages.never : egp(freeFrom)
}

function expressWords({ express }: Area): string {
  return express === null ? '–' : messages.withinMinutes(egp(express.fee), express.minutes)
}

interface AreaDialogProps {
  /** Undefined: a new one. */
  readonly area: Area | undefined
  readonly rounds: readonly Round[]
  readonly onClose: () => void
}

/** An area with its fees. Fees are for orders from now on; closing it names the orders under way there first. */
function AreaDialog({ area: now, rounds, onClose }: AreaDialogProps) {
  const [area] = useState(now)
  const form = useCheckedForm(
    async (values, check) => {
      const body = readArea(values)
      if (area === undefined) return check ? {} : callAdmin('addArea', { body }).then(() => ({}))
      // Nothing but closing concerns the orders that are there.
      if (check && (!body.isClosed || area.isClosed)) return {}
      const changes = changesIn(body, { ...area, round: area.round._id })
      return callAdmin('changeArea', { params: { id: area._id }, body: changes, ...check })
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
        <Names {...area} />
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

function Names({ name, nameAr }: Partial<Pick<Area, 'name' | 'nameAr'>>) {
  return (
    <BothLanguages
      en={<Field name="name" label={messages.nameInEnglish} defaultValue={name} dir="ltr" />}
      ar={<Field name="nameAr" label={messages.nameInArabic} defaultValue={nameAr} dir="rtl" />}
    />
  )
}

function readArea(values: Values) {
  const { round = '', governorate = NEW_AREA.governorate, aliases = '', isClosed } = values
  return {
    ...{ ...namesIn(values), round, governorate },
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
function governoratesWith(code: string = NEW_AREA.governorate): [string, string][] {
  const known = Object.entries(messages.governorates)
  return known.some(([one]) => one === code) ? known : [...known, [code, code]]
}

/** Couriers who ride together; undefined for new ones. */
function RoundDialog({ round: now, onClose }: { readonly round: Round | undefined; readonly onClose: () => void }) {
  const [round] = useState(now)
  const form = useForm(async (values) => {
    const body = { ...namesIn(values), expressPerHour: readNumber(values, 'expressPerHour') }
    await (round === undefined
      ? changeAdmin('delivery', 'addRound', { body })
      : changeAdmin('delivery', 'changeRound', { params: { id: round._id }, body: changesIn(body, round) }))
    return messages.saved
  }, onClose)
  const title = round === undefined ? messages.addRound : messages.changeRound(nameOf(round))
  return (
    <FormDialog title={title} onClose={onClose} about={messages.aboutRounds} form={form} submit={messages.save}>
      <Names {...round} />
      <Field
        name="expressPerHour"
        label={messages.expressPerHour}
        hint={messages.expressPerHourHint}
        defaultValue={round?.expressPerHour ?? NEW_ROUND.expressPerHour}
        inputMode="numeric"
      />
    </FormDialog>
  )
}
